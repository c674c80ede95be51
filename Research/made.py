import random, sys, math
from datetime import datetime, timedelta
START=datetime(2026,1,5)
def rows(events):
    events.sort(); out=[]; last=None
    for n,(t,a,p) in enumerate(events):
        e=int((t-datetime(1970,1,1)).total_seconds())
        out.append((n,e,t,a,p,1 if last is None or e-last>300 else 0)); last=e
    return out
def zipf(n,s,r):
    w=[1/(i+1)**s for i in range(n)]; names=list(range(n)); r.shuffle(names); return names,w
def phone(r,days=25):
    n=r.randint(20,60); names,w=zipf(n,1.1,r)
    peak=[r.uniform(7,24) for _ in range(n)]; conc=[r.choice([0,0,0.5,1.5]) for _ in range(n)]
    follow=[r.sample(range(n),3) for _ in range(n)]
    ev=[]
    for d in range(days):
        for _ in range(r.randint(12,40)):
            h=r.choice([r.gauss(8,1),r.gauss(13,3),r.gauss(20,2.5),r.uniform(7,24)])%24
            t=START+timedelta(days=d,hours=h); prev=None; hist=[]
            for k in range(1+int(r.expovariate(1/3))):
                hh=t.hour+t.minute/60
                if prev is not None and r.random()<.35: a=follow[prev][min(2,int(r.expovariate(1.2)))]
                elif len(hist)>1 and r.random()<.3: a=hist[-2]
                else: a=r.choices(range(n),[w[i]*math.exp(conc[i]*math.cos((hh-peak[i])/24*2*math.pi)) for i in range(n)])[0]
                if a==prev: continue
                ev.append((t,names[a],'-')); hist.append(a); prev=a
                t+=timedelta(seconds=3+r.expovariate(1/45))
    return ev
def desk(r,days=10):
    n=r.randint(10,25); names,w=zipf(n,1.0,r); ev=[]
    for d in range(days):
        if d%7>=5: continue
        active=r.sample(range(n),min(n,6)); t=START+timedelta(days=d,hours=9); hist=[active[0]]
        while t.hour<18:
            x=r.random()
            if x<.5 and len(hist)>1: a=hist[-2]
            elif x<.8: a=r.choices(active,[w[i] for i in active])[0]
            else: a=r.choices(range(n),w)[0]
            if r.random()<.01: active[r.randrange(len(active))]=r.randrange(n)
            if a!=hist[-1]:
                ev.append((t,names[a],'-')); hist.append(a)
            t+=timedelta(seconds=5+r.expovariate(1/90)) if r.random()<.97 else timedelta(minutes=r.uniform(5,50))
    return ev
def shell(r,days=20):
    n=r.randint(60,250); w=[1/(i+1)**1.2 for i in range(n)]; loops=[[r.choices(range(n),w)[0] for _ in range(r.randint(2,5))] for _ in range(15)]; ev=[]
    for d in range(days):
        for _ in range(r.randint(1,4)):
            t=START+timedelta(days=d,hours=r.uniform(9,20))
            for _ in range(r.randint(3,15)):
                if r.random()<.6:
                    l=loops[min(14,int(r.expovariate(.3)))]
                    for _ in range(1+int(r.expovariate(.7))):
                        for a in l:
                            if r.random()<.85: ev.append((t,a,'-')); t+=timedelta(seconds=2+r.expovariate(1/40))
                else:
                    a=r.choices(range(n),w)[0]
                    for _ in range(1+int(r.expovariate(1.5))): ev.append((t,a,'-')); t+=timedelta(seconds=2+r.expovariate(1/40))
    return ev
def places(r,days=60):
    other=list(range(2,2+r.randint(4,25))); w=[1/(i+1) for i in range(len(other))]; ev=[]
    lunch=r.choice(other); gymdays=r.sample(range(7),2); gym=r.choice(other)
    for d in range(days):
        wd=d%7; t=lambda h,s=.4: START+timedelta(days=d,hours=h+r.gauss(0,s))
        if wd<5 and r.random()<.93:
            if r.random()<.3: ev.append((t(8.2),r.choices(other,w)[0],'-'))
            ev.append((t(8.9),1,'-'))
            if r.random()<.5: ev.append((t(12.3,.2),lunch if r.random()<.6 else r.choices(other,w)[0],'-')); ev.append((t(13.2,.2),1,'-'))
            if r.random()<.4: ev.append((t(18),r.choices(other,w)[0],'-'))
            ev.append((t(19,.7),0,'-'))
        else:
            for _ in range(r.randint(0,3)):
                h=r.uniform(10,20); ev.append((t(h),r.choices(other,w)[0],'-'))
                if r.random()<.7: ev.append((t(h+1.5),0,'-'))
        if wd in gymdays and r.random()<.8: ev.append((t(20.3,.3),gym,'-')); ev.append((t(21.7,.3),0,'-'))
    ev.sort(); out=[]; prev=None
    for e in ev:
        if e[1]!=prev: out.append(e); prev=e[1]
    return out
def homes(r,days=40):
    n=r.randint(8,20); dev=[(r.uniform(6,23),r.choice([.2,.7,2]),r.uniform(.2,1),r.choice([range(7),range(5),[5,6]]),r.uniform(.2,4)) for _ in range(n)]; ev=[]
    for d in range(days):
        for i,(h,s,p,wd,l) in enumerate(dev):
            if d%7 in wd and r.random()<p:
                t=START+timedelta(days=d,hours=h+r.gauss(0,s)); ev.append((t,2*i,'-')); ev.append((t+timedelta(hours=l*r.uniform(.7,1.3)),2*i+1,'-'))
    return ev
def write(kind,seeds,path,first=0):
    f=globals()[kind]
    with open(path,'w') as o:
        o.write("event_id\tuser\tepoch_local\tdate\thour\tweekday\tplace\taction\tsplit\tstart\n")
        for s in range(seeds):
            r=random.Random(1000*s+7+first)
            for n,e,t,a,p,st in rows(f(r)):
                o.write(f"{kind}{s}-{n}\t{kind}{s}\t{e}\t{t:%Y-%m-%d}\t{t.hour}\t{t.weekday()}\t{p}\ta{a}\t{'test' if n>20 else 'train'}\t{st}\n")
if __name__=='__main__':
    for k,s in (('phone',5),('desk',4),('shell',5),('places',12),('homes',6)):
        write(k,s,f'/tmp/sug/{k}.tsv'); print(k, sum(1 for _ in open(f'/tmp/sug/{k}.tsv')))
    # real rows, all of them
    head,*lines=open('/work/shared/corpus/suggestions/phone5.tsv').read().splitlines()
    with open('/tmp/sug/phone5all.tsv','w') as o:
        o.write(head+'\n')
        for i,l in enumerate(lines):
            c=l.split('\t'); c[8]='test' if i>20 else 'train'; o.write('\t'.join(c)+'\n')
