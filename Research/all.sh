#!/bin/bash
# all.sh BINARY: MRR@5 of each set
for k in phone5all phone desk shell places homes; do $1 /tmp/sug/$k.tsv > /tmp/sug/$k.out.$$; printf '%s %s  ' $k $(/work/shared/corpus/suggestions/score.py /tmp/sug/$k.tsv /tmp/sug/$k.out.$$ | sed -n 1p | sed 's/.*MRR@5 //'); rm /tmp/sug/$k.out.$$; done; echo
