package validator

// slab hands out slices of one growing store, so that a document's many small lists cost a few
// allocations together.
type slab[T any] struct {
	free []T
	// taken is how many elements were handed out: the store grows by half of it at a time.
	taken int
}

// take returns n zero elements.
func (s *slab[T]) take(n int) []T {
	if n == 0 {
		return nil
	}
	if n > len(s.free) {
		s.free = make([]T, max(n, s.taken/2, 8))
	}
	s.taken += n
	taken := s.free[:n:n]
	s.free = s.free[n:]
	return taken
}
