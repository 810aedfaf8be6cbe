package host

import (
	"context"
	"sync"
)

// pool keeps instances for calls to come, and lets only so many be used at a time.
type pool struct {
	slots chan struct{}
	start func(context.Context) (*instance, error)

	mu   sync.Mutex
	idle []*instance
}

func newPool(size int, start func(context.Context) (*instance, error)) *pool {
	return &pool{slots: make(chan struct{}, size), start: start}
}

// take returns an instance, when one is free. It is to be given back.
func (p *pool) take(ctx context.Context) (*instance, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	select {
	case p.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if kept := p.last(); kept != nil {
		return kept, nil
	}
	started, err := p.start(ctx)
	if err != nil {
		<-p.slots
	}
	return started, err
}

// last takes the instance that was used last: its memory is the likeliest to be in a cache.
func (p *pool) last() *instance {
	p.mu.Lock()
	defer p.mu.Unlock()
	n := len(p.idle)
	if n == 0 {
		return nil
	}
	kept := p.idle[n-1]
	p.idle = p.idle[:n-1]
	return kept
}

// giveBack ends the use of an instance, which is kept if it may be.
func (p *pool) giveBack(i *instance, keep bool) {
	if keep {
		p.mu.Lock()
		p.idle = append(p.idle, i)
		p.mu.Unlock()
	} else {
		i.close()
	}
	<-p.slots
}
