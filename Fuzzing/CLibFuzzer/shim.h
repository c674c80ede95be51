#include <stddef.h>
#include <stdint.h>

// libFuzzer's documented entry for programs with a main of their own; no header declares it.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*read)(const uint8_t *bytes, size_t count));
