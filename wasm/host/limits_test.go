package host

import (
	"context"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/slashlint/slashlint/playground/examples"
)

// soon is how long something may take that should take no time.
const soon = 5 * time.Second

func TestCancellingACall(t *testing.T) {
	m := newModule(t, Options{Pool: 1})
	working(t, m)
	full := repeated("", "[", 64*mebibyte)
	for _, c := range []struct {
		want error
		end  func() (context.Context, context.CancelFunc)
	}{
		{context.Canceled, func() (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(context.Background())
			time.AfterFunc(300*time.Millisecond, cancel)
			return ctx, cancel
		}},
		{context.DeadlineExceeded, func() (context.Context, context.CancelFunc) {
			return context.WithTimeout(context.Background(), 300*time.Millisecond)
		}},
	} {
		ctx, cancel := c.end()
		at := time.Now()
		answer, err := m.Check(ctx, full, nil)
		if answer != nil || !errors.Is(err, c.want) {
			t.Errorf("an ended call answers %d bytes and %v, want %v", len(answer), err, c.want)
		}
		if took := time.Since(at); took > soon {
			t.Errorf("a call that was ended took %v", took)
		}
		cancel()
		if len(m.pool.idle) != 0 {
			t.Error("the instance of a call that was ended is kept")
		}
		working(t, m)
	}
}

// A call does not begin when its context has ended, also where one that has begun goes on.
func TestCancelledBefore(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for range 20 {
		if _, err := fastModule(t).Check(ctx, []byte(ping), nil); !errors.Is(err, context.Canceled) {
			t.Errorf("a call with an ended context: %v", err)
		}
	}
}

func TestCancellingAWait(t *testing.T) {
	m := newModule(t, Options{Pool: 1, Uninterrupted: true})
	taken, err := m.pool.take(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if _, err := m.Check(ctx, []byte(ping), nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a call that waits: %v", err)
	}
	m.pool.giveBack(taken, true)
	working(t, m)
}

func TestMemoryLimit(t *testing.T) {
	m := newModule(t, Options{MemoryLimit: 32 * mebibyte, Uninterrupted: true})
	working(t, m)
	for range 2 {
		_, err := m.Check(context.Background(), examples.FullSet(), nil)
		if err == nil || !strings.Contains(err.Error(), "out of memory") || strings.Contains(err.Error(), "\n") {
			t.Errorf("a document that does not fit: %v", err)
		} else {
			t.Log(err)
		}
		working(t, m)
	}
}

func TestTooMuchForTheModule(t *testing.T) {
	m := fastModule(t)
	huge := make([]byte, 256*mebibyte+1)
	for _, c := range []struct {
		document, options []byte
		want              string
	}{
		{huge, nil, "no room for a document of 268435457 bytes: "},
		{huge[:200*mebibyte], huge[:100*mebibyte], "no room for options of 104857600 bytes: "},
	} {
		_, err := m.Check(context.Background(), c.document, c.options)
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("too much: %v", err)
		}
		working(t, m)
	}
}

func TestCallsAtTheSameTime(t *testing.T) {
	const pool = 3
	m := newModule(t, Options{Pool: pool})
	var started atomic.Int32
	start := m.pool.start
	m.pool.start = func(ctx context.Context) (*instance, error) {
		started.Add(1)
		return start(ctx)
	}
	answerAll(t, m, allCases(t)[:500])
	if n := started.Load(); n == 0 || n > pool {
		t.Errorf("%d instances were started for a pool of %d", n, pool)
	}
}

// Some calls are ended while others are not, which must not touch those.
func TestCancellingSomeOfMany(t *testing.T) {
	m := newModule(t, Options{Pool: 2})
	document := examples.Bot40()
	var group sync.WaitGroup
	for n := range 40 {
		group.Go(func() {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			if n%2 == 0 {
				time.AfterFunc(time.Duration(n)*10*time.Millisecond, cancel)
			}
			_, err := m.Check(ctx, document, nil)
			if err != nil && (n%2 != 0 || !errors.Is(err, context.Canceled)) {
				t.Errorf("call %d: %v", n, err)
			}
		})
	}
	group.Wait()
	working(t, m)
}

func TestStart(t *testing.T) {
	m := newModule(t, Options{})
	if err := m.Start(context.Background()); err != nil || len(m.pool.idle) != 1 {
		t.Fatalf("%d instances are ready, %v", len(m.pool.idle), err)
	}
	ready := m.pool.idle[0]
	working(t, m)
	if m.pool.idle[0] != ready {
		t.Error("the instance that was ready is not used")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := m.Start(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("a start that is ended: %v", err)
	}
}

func TestClosedModule(t *testing.T) {
	for _, uninterrupted := range []bool{false, true} {
		m := newModule(t, Options{Uninterrupted: uninterrupted})
		working(t, m)
		closed(t, m)
		if _, err := m.Check(context.Background(), []byte(ping), nil); !errors.Is(err, ErrClosed) {
			t.Errorf("a closed module: %v", err)
		}
		if err := m.Start(context.Background()); !errors.Is(err, ErrClosed) {
			t.Errorf("a start of a closed module: %v", err)
		}
	}
}

// One call is in its middle and others wait for it.
func TestClosingDuringCalls(t *testing.T) {
	m := newModule(t, Options{Pool: 1})
	working(t, m)
	full := repeated("", "[", 64*mebibyte)
	var group sync.WaitGroup
	for range 3 {
		group.Go(func() {
			if _, err := m.Check(context.Background(), full, nil); !errors.Is(err, ErrClosed) {
				t.Errorf("a call that Close ends: %v", err)
			}
		})
	}
	time.Sleep(300 * time.Millisecond)
	at := time.Now()
	closed(t, m)
	group.Wait()
	if took := time.Since(at); took > soon {
		t.Errorf("calls that Close ended took %v", took)
	}
}

func TestRefusals(t *testing.T) {
	m := fastModule(t)
	options := []byte(`{"scop":"guild"}`)
	_, err := m.Check(context.Background(), []byte(ping), options)
	var refused Refusal
	if !errors.As(err, &refused) || refused != `there is no option "scop"; did you mean "scope"?` {
		t.Errorf("wrong options: %v", err)
	}
	answer, err := m.Call(context.Background(), "check", []byte(ping), options)
	if err != nil || string(answer) != `{"error":"there is no option \"scop\"; did you mean \"scope\"?"}` {
		t.Errorf("wrong options: %s, %v", answer, err)
	}
}

// The methods make the calls of their names.
func TestMethods(t *testing.T) {
	m := fastModule(t)
	methods := map[string]func(context.Context, []byte, []byte) ([]byte, error){
		"check": m.Check, "recognize": m.Recognize, "mend": m.Mend, "budget": m.Budget, "preview": m.Preview,
		"decide": m.Decide, "invoke": m.Invoke, "plan": m.Plan, "locales": m.Locales, "listed": m.Listed,
		"request": m.Request, "authorize": m.Authorize,
		"rules": func(ctx context.Context, _, _ []byte) ([]byte, error) { return m.Rules(ctx) },
	}
	document, options := examples.Typical(), map[string][]byte{"plan": []byte(`{"live":[]}`)}
	for _, name := range callNames(t) {
		want, err := m.Call(context.Background(), name, document, options[name])
		if err != nil {
			t.Fatal(err)
		}
		if got, err := methods[name](context.Background(), document, options[name]); err != nil || string(got) != string(want) {
			t.Errorf("the method of %s answers %.100s, %v", name, got, err)
		}
	}
}
