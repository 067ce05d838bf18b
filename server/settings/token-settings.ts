/** The settings of tokens: who issues them, for whom, and where the issuer's public keys are. */
import type { OidcSettings } from '../tokens/oidc';
import type { Reader } from './reader';

const [ISSUER, AUDIENCE, KEYS, SCOPES] = ['OCTAVO_OIDC_ISSUER', 'OCTAVO_OIDC_AUDIENCE', 'OCTAVO_OIDC_JWKS', 'OCTAVO_OIDC_SCOPES'];

/** Undefined if no issuer is named. */
export function tokenSettingsOf({ text, flag, given, attempt }: Reader): OidcSettings | undefined {
	const listIn = (list: string): string[] => list.split(/[\s,]+/).filter((one) => one !== '');
	const issuer = text(ISSUER, '', 'the URL of the issuer, as the claim iss of its tokens has it', (value) => URL.canParse(value));
	const audiences = listIn(text(AUDIENCE, '', 'a value of the claim aud', (value) => listIn(value).length > 0));
	const keys = text(KEYS, '', 'the URL of the public keys of the issuer (jwks_uri), which begins with https://', isSafe);
	const hasScopes = flag(SCOPES, false);
	attempt(() => {
		const missing = [ISSUER, AUDIENCE, KEYS].filter((name) => given(name) === undefined);
		if (missing.length === 3 && given(SCOPES) !== undefined)
			throw new Error(`${SCOPES} would have no effect: set ${ISSUER}, ${AUDIENCE} and ${KEYS} too`);
		if (missing.length === 1 || missing.length === 2)
			throw new Error(`${ISSUER}, ${AUDIENCE} and ${KEYS} need each other: ${missing.join(' and ')} must be set too`);
	}, undefined);
	return issuer === '' ? undefined : { issuer, audiences, keys, hasScopes };
}

/** Anyone who can change the keys on their way can sign tokens. */
function isSafe(value: string): boolean {
	if (!URL.canParse(value)) return false;
	const { protocol, hostname, username } = new URL(value);
	const isOwn = /^(127\.[\d.]+|\[::1\]|localhost)$/.test(hostname);
	return username === '' && (protocol === 'https:' || (protocol === 'http:' && isOwn));
}
