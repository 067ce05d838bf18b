/** Tokens that an issuer has signed (JWT, RFC 7519), by jose: their signature, issuer, audience, time and subject. */
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type FetchImplementation, type JWTPayload } from 'jose';
import { operationNames } from '../../shared/contract/operations';
import { numbersOf } from '../limits/numbers';
import type { Rights } from '../limits/rights';
import { IssuerUnreachable, TokenRefused, type Tokens } from './tokens';

export interface OidcSettings {
	/** As the claim `iss` has it. */
	readonly issuer: string;
	/** One of them is in the claim `aud`. */
	readonly audiences: readonly string[];
	/** Address of the issuer's public keys. */
	readonly keys: string;
	/** Whether a token may do only what its claim `scope` lists, as `octavo:merge_documents`. */
	readonly hasScopes: boolean;
}

export interface OidcOptions {
	/** Milliseconds in which the keys must come. */
	readonly patience?: number;
	/** Milliseconds after which keys that did not come are asked for again. */
	readonly pause?: number;
	/** Milliseconds between two looks for keys that a token names and that are not known. */
	readonly cooldown?: number;
	/** Milliseconds for which keys are known. */
	readonly age?: number;
}

/** Signatures by private keys only: `none`, and those that everybody could make who knows the public key, are not among them. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];
/** Seconds by which the clocks of the issuer and of the service may differ. */
const TOLERANCE = 30;
/** Of a subject (OpenID Connect Core, 2). */
const MOST_CHARACTERS = 255;
/** Bytes of the issuer's keys. */
const MOST_BYTES = 2 ** 20;

export function oidcTokens(settings: OidcSettings, options: OidcOptions = {}): Tokens {
	const { patience = 2000, pause = 5000, cooldown = 30_000, age = 600_000 } = options;
	const keys = createRemoteJWKSet(new URL(settings.keys), {
		timeoutDuration: patience,
		cooldownDuration: cooldown,
		cacheMaxAge: age,
		[customFetch]: fetchUnlessFailed(pause),
	});
	const rules = {
		issuer: settings.issuer,
		audience: [...settings.audiences],
		algorithms: ALGORITHMS,
		clockTolerance: TOLERANCE,
		requiredClaims: ['exp', 'sub'],
	};
	const numberOf = numbersOf('subject');
	return {
		check: async (token) => {
			const { payload } = await jwtVerify(token, keys, rules).catch((thrown: unknown) => explainRefusal(thrown));
			const { sub = '' } = payload;
			if (sub === '' || sub.length > MOST_CHARACTERS) throw new TokenRefused('the claim sub is not valid');
			return {
				kind: 'token',
				key: numberOf(sub),
				label: `subject ${sub}`,
				group: 'tokens',
				identity: `token ${JSON.stringify([settings.issuer, sub])}`,
				rights: settings.hasScopes ? rightsIn(payload) : undefined,
			};
		},
	};
}

/** @throws TokenRefused; IssuerUnreachable; the error itself if it is neither */
function explainRefusal(thrown: unknown): never {
	if (thrown instanceof errors.JWTExpired) throw new TokenRefused('the token has expired', { cause: thrown });
	if (thrown instanceof errors.JWTClaimValidationFailed)
		throw new TokenRefused(`the claim ${thrown.claim} is not valid`, { cause: thrown });
	if (thrown instanceof errors.JWKSTimeout) throw new IssuerUnreachable('The keys did not come in time', { cause: thrown });
	if (thrown instanceof errors.JOSEError) throw new TokenRefused('the token is not valid', { cause: thrown });
	throw thrown;
}

/** The operations in the claim `scope` (RFC 8693, 4.2). */
function rightsIn({ scope }: JWTPayload): Rights {
	const scopes = new Set(typeof scope === 'string' ? scope.split(' ') : []);
	return { operations: operationNames.filter((name) => scopes.has(`octavo:${name}`)) };
}

/** Fetches the keys, but not again soon after that failed: requests do not wait one after the other. */
function fetchUnlessFailed(pause: number): FetchImplementation {
	let failed = -Infinity;
	return async (url, init) => {
		if (performance.now() - failed < pause) throw new IssuerUnreachable('The keys did not come before');
		try {
			const response = await fetch(url, init);
			if (response.status !== 200) throw new Error(`The keys came with status ${response.status}`);
			return new Response(await readKeys(response), { status: 200 });
		} catch (cause) {
			failed = performance.now();
			throw new IssuerUnreachable('The keys did not come', { cause });
		}
	};
}

/** @throws Error if they are too many bytes, or are not keys */
async function readKeys(response: Response): Promise<string> {
	const pieces: Uint8Array[] = [];
	let size = 0;
	const reader = response.body?.getReader();
	for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
		size += next.value.length;
		if (size > MOST_BYTES) throw new Error(`The keys are more than ${MOST_BYTES} bytes`);
		pieces.push(next.value);
	}
	const text = Buffer.concat(pieces).toString('utf8');
	const read: unknown = JSON.parse(text);
	if (typeof read !== 'object' || read === null || !('keys' in read) || !Array.isArray(read.keys))
		throw new Error('The answer has no keys');
	return text;
}
