/** The port for tokens of an issuer (OpenID Connect), as an alternative to keys. */
import type { Caller } from '../limits/callers';

export interface Tokens {
	/** @throws TokenRefused; IssuerUnreachable */
	readonly check: (token: string) => Promise<Caller>;
}

/** Of the token, the reason tells the name of a claim at most. */
export class TokenRefused extends Error {
	override readonly name = 'TokenRefused';
}

/** The keys of the issuer cannot be fetched: nothing is known of the token. */
export class IssuerUnreachable extends Error {
	override readonly name = 'IssuerUnreachable';
	readonly code = 'no keys';
}
