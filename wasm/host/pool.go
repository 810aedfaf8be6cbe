package host

import (
	"context"
	"sync"
)

// pool keeps instances for calls to come, and lets only so many be used at a time.
type pool struct {
	slots chan struct{}
	start func(context.Context) (*instance, error)
	// ended ends, by close, when there are to be no more calls.
	ended context.Context
	close context.CancelFunc

	mu   sync.Mutex
	idle []*instance
}

func newPool(size int, start func(context.Context) (*instance, error)) *pool {
	p := &pool{slots: make(chan struct{}, size), start: start}
	p.ended, p.close = context.WithCancel(context.Background())
	return p
}

// within returns a context that ends with another or with the pool. stop is to be called.
func (p *pool) within(ctx context.Context) (both context.Context, stop func()) {
	both, cancel := context.WithCancel(ctx)
	unbind := context.AfterFunc(p.ended, cancel)
	return both, func() { unbind(); cancel() }
}

// reason returns why a call with a context failed: ErrClosed, if there are to be no more calls, or as
// it says.
func (p *pool) reason(ctx context.Context, err error) error {
	if p.ended.Err() != nil && ctx.Err() == nil {
		return ErrClosed
	}
	return err
}

// end makes all calls end and waits for them, if it may.
func (p *pool) end(ctx context.Context) {
	p.close()
	for range cap(p.slots) {
		select {
		case p.slots <- struct{}{}:
			defer func() { <-p.slots }()
		case <-ctx.Done():
			return
		}
	}
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
	case <-p.ended.Done():
		return nil, ErrClosed
	}
	if p.ended.Err() != nil {
		<-p.slots
		return nil, ErrClosed
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
