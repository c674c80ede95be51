import sys
rows=[l.rstrip('\n').split('\t') for l in open(sys.argv[1])][1:]
for path in sys.argv[2:]:
    pr={l.split('\t')[0]:l.rstrip('\n').split('\t')[1:6] for l in open(path)}
    out=[]
    edges=[20,50,100,200,400,800,1600,3200,9999]
    for lo,hi in zip(edges,edges[1:]):
        s=n=0
        for i,r in enumerate(rows[lo:hi],lo):
            if r[8]!='test': continue
            p=pr.get(r[0],[]); n+=1; s+=1/(p.index(r[7])+1) if r[7] in p else 0
        if n: out.append(f'{lo}-{hi}: {s/n:.3f} ({n})')
    print('  '.join(out))
