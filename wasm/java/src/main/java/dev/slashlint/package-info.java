/**
 * Know, before deploying, that application commands are right and what people will see in every locale.
 *
 * <p>{@link dev.slashlint.Slashlint} answers the calls, {@link dev.slashlint.Deployable} is for tests.
 */
package dev.slashlint;
