module github.com/slashlint/slashlint/validator/testdata/libraries/disgo

go 1.26.0

require (
	github.com/disgoorg/disgo v0.18.15
	github.com/disgoorg/json v1.2.0
)

require github.com/disgoorg/snowflake/v2 v2.0.3 // indirect
