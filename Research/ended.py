import sys, collections, os, tempfile, importlib.util
from datetime import datetime
spec=importlib.util.spec_from_file_location('h','/work/shared/corpus/suggestions/habits.py'); h=importlib.util.module_from_spec(spec); spec.loader.exec_module(h)
probe=sys.argv[1]; seeds=int(sys.argv[2])
for name in sys.argv[3:]:
    key=[k for k in h.HABITS if name in k][0]; weeks,hab=h.HABITS[key]; r=collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as f:
        for s in range(seeds):
            rows=h.person(hab,weeks,s); said=h.predictions(probe,rows,f)
            for row in rows:
                w=(datetime.strptime(row[3],"%Y-%m-%d")-h.START).days//7
                vain=key.startswith('ended') and w>=12 and row[5]==4 and row[4]==20
                if row[7]=='habit' or vain:
                    l=said.get(str(row[0]),[]); r[w].append(l.index('habit')+1 if 'habit' in l else 9)
    print(key,' '.join(f"{w+1}:{100*sum(x<=3 for x in r[w])//len(r[w])}" for w in sorted(r)))
