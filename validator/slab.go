package validator

// slab hands out slices of one growing store, so that a document's many small lists cost a few
// allocations together.
type slab[T any] struct {
	free []T
	size int
}

// take returns n zero elements.
func (s *slab[T]) take(n int) []T {
	if n == 0 {
		return nil
	}
	if n > len(s.free) {
		s.size = max(n, 2*s.size, 8)
		s.free = make([]T, s.size)
	}
	taken := s.free[:n:n]
	s.free = s.free[n:]
	return taken
}
