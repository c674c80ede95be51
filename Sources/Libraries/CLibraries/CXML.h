// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// The headers of libxml2 can only be found with flags that SwiftPM refuses, and Debian's name types of another ICU than
// the one in Foundation. The few declarations that are needed are repeated here; they are part of an interface that has
// been stable since libxml2 2.6.

typedef unsigned char xmlChar;
typedef struct _xmlDoc *xmlDocPtr;

typedef void (*startElementSAXFunc)(void *context, const xmlChar *name, const xmlChar **attributes);
typedef void (*endElementSAXFunc)(void *context, const xmlChar *name);
typedef void (*charactersSAXFunc)(void *context, const xmlChar *text, int count);

/// What a parser calls. Only what Beckon handles has its type.
typedef struct {
    void (*internalSubset)(void);
    void (*isStandalone)(void);
    void (*hasInternalSubset)(void);
    void (*hasExternalSubset)(void);
    void (*resolveEntity)(void);
    void (*getEntity)(void);
    void (*entityDecl)(void);
    void (*notationDecl)(void);
    void (*attributeDecl)(void);
    void (*elementDecl)(void);
    void (*unparsedEntityDecl)(void);
    void (*setDocumentLocator)(void);
    void (*startDocument)(void);
    void (*endDocument)(void);
    startElementSAXFunc startElement;
    endElementSAXFunc endElement;
    void (*reference)(void);
    charactersSAXFunc characters;
    charactersSAXFunc ignorableWhitespace;
    void (*processingInstruction)(void);
    void (*comment)(void);
    void (*warning)(void);
    void (*error)(void);
    void (*fatalError)(void);
    void (*getParameterEntity)(void);
    charactersSAXFunc cdataBlock;
    void (*externalSubset)(void);
    unsigned int initialized;
    void *_private;
    void (*startElementNs)(void);
    void (*endElementNs)(void);
    void (*serror)(void);
} xmlSAXHandler;

/// The beginning.
typedef struct {
    xmlSAXHandler *sax;
    void *userData;
} xmlParserCtxt;

typedef xmlParserCtxt *xmlParserCtxtPtr;

typedef struct {
    unsigned int value;
    const char *name, *description;
} htmlEntityDesc;

typedef enum {
    XML_PARSE_RECOVER = 1 << 0,
    XML_PARSE_NOERROR = 1 << 5,
    XML_PARSE_NOWARNING = 1 << 6,
    XML_PARSE_NONET = 1 << 11,
} xmlParserOption;

typedef enum {
    HTML_PARSE_RECOVER = 1 << 0,
    HTML_PARSE_NOERROR = 1 << 5,
    HTML_PARSE_NOWARNING = 1 << 6,
    HTML_PARSE_NONET = 1 << 11,
    HTML_PARSE_IGNORE_ENC = 1 << 21,
} htmlParserOption;

void xmlInitParser(void);
xmlParserCtxtPtr xmlNewParserCtxt(void);
xmlDocPtr xmlCtxtReadMemory(
    xmlParserCtxtPtr parser, const char *bytes, int count, const char *address, const char *encoding, int options);
void xmlStopParser(xmlParserCtxtPtr parser);
void xmlFreeParserCtxt(xmlParserCtxtPtr parser);
void xmlFreeDoc(xmlDocPtr document);

xmlParserCtxtPtr htmlNewParserCtxt(void);
xmlDocPtr htmlCtxtReadMemory(
    xmlParserCtxtPtr parser, const char *bytes, int count, const char *address, const char *encoding, int options);
void htmlFreeParserCtxt(xmlParserCtxtPtr parser);
const htmlEntityDesc *htmlEntityLookup(const xmlChar *name);
