/** The encryption of a document that was not opened: its unencrypted entries. Strings and streams stay encrypted. */
import { OctavoError } from '../../contract/errors';
import { type Dict, Name, isDict, isName, type Value } from '../syntax/values';
import { identity, type Cipher } from './ciphers';
import { everythingAllowed } from './permissions';
import { schemeOf, type Method, type Scheme } from './open';
import { securityOf, type Algorithm, type OpenedSecurity } from './security';

/** Hidden strings and streams read as empty: their encrypted bytes are of no use. */
const sealed: Cipher = { ...identity, decrypt: () => new Uint8Array(0) };

/** Takes the place of `openSecurity` where only unencrypted objects are to be read. Such a document must not be written. */
export function sealedSecurity(encrypt: Dict): OpenedSecurity {
	const scheme = standardScheme(encrypt);
	const cipher = (method: Method | undefined): Cipher => (method === 'none' ? identity : sealed);
	const filters = [...(scheme?.filters ?? [['Identity', 'none'] as const])];
	const ciphers = {
		strings: cipher(scheme?.methods.strings),
		streams: cipher(scheme?.methods.streams),
		embedded: cipher(scheme?.methods.embedded),
		named: scheme && !scheme.filters ? undefined : new Map(filters.map(([filter, method]) => [filter, cipher(method)])),
		encryptMetadata: scheme?.encryptMetadata ?? true,
	};
	return {
		...securityOf({ dictionary: encrypt, version: '1.1', numbered: true }, ciphers),
		access: 'user',
		locked: true,
		permissions: scheme?.permissions ?? everythingAllowed,
		revision: scheme?.revision,
		opensWithoutPassword: false,
		unrestricted: undefined,
		...(scheme ? strengthOf(scheme) : strengthOfFilters(encrypt)),
	};
}

/** Undefined for any other security handler: certificates, rights management. */
function standardScheme(encrypt: Dict): Scheme | undefined {
	try {
		return schemeOf(encrypt);
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'unsupported_encryption') return undefined;
		throw thrown;
	}
}

interface Strength {
	readonly algorithm: Algorithm | undefined;
	readonly keyBits: number | undefined;
}

function strengthOf({ encrypt, version, methods }: Scheme): Strength {
	const method = methods.streams === 'none' ? methods.embedded : methods.streams;
	if (method === 'none') return { algorithm: undefined, keyBits: undefined };
	if (method === 'AESV3') return { algorithm: 'AES-256', keyBits: 256 };
	if (version === 4) return { algorithm: method === 'AESV2' ? 'AES-128' : 'RC4-128', keyBits: 128 };
	const keyBits = version === 1 ? 40 : bitsOf(encrypt.get('Length'));
	return { algorithm: keyBits === 40 ? 'RC4-40' : 'RC4-128', keyBits };
}

/** Handlers for certificates declare their crypt filters in the same way (7.6.5). */
function strengthOfFilters(encrypt: Dict): Strength {
	const filters = encrypt.get('CF');
	const named = encrypt.get('StmF');
	const filter = isDict(filters) && named instanceof Name ? filters.get(named.text) : undefined;
	const method = isDict(filter) ? filter.get('CFM') : undefined;
	if (isName(method, 'AESV3')) return { algorithm: 'AES-256', keyBits: 256 };
	if (isName(method, 'AESV2')) return { algorithm: 'AES-128', keyBits: 128 };
	return { algorithm: undefined, keyBits: undefined };
}

function bitsOf(length: Value | undefined): number {
	return typeof length === 'number' && length % 8 === 0 && length >= 40 && length <= 128 ? length : 40;
}
