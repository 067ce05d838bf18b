import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { aesV2Cipher, aesV3Cipher, rc4Cipher, type Cipher } from '../../../shared/pdf/security/ciphers';
import { md5 } from '../../../shared/pdf/security/md5';
import { rc4 } from '../../../shared/pdf/security/rc4';
import { testInTurn } from '../../support/sample';

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

test('MD5 agrees with node:crypto at every length around its block', () => {
	for (const length of [...Array(200).keys(), 1000, 4096]) {
		const bytes = randomBytes(length);
		expect(Buffer.from(md5(bytes)).toString('hex')).toBe(createHash('md5').update(bytes).digest('hex'));
	}
});

test.each([
	['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
	['Wiki', 'pedia', '1021bf0420'],
	['Secret', 'Attack at dawn', '45a01f645fc35b383552544b9bf5'],
])('RC4 with %s', (seed, plain, expected) => {
	expect(Buffer.from(rc4(ascii(seed), ascii(plain))).toString('hex')).toBe(expected);
});

const sealed = (cipher: Cipher, bytes: Uint8Array, number: number): Uint8Array => {
	const target = new Uint8Array(cipher.length(bytes.length) + 2).fill(0xee);
	cipher.encryptInto(bytes, number, 0, target, 1);
	// Not a byte before, not a byte after.
	expect([target[0], target.at(-1)]).toEqual([0xee, 0xee]);
	return target.subarray(1, -1);
};

describe.each([
	['RC4', rc4Cipher, 16],
	['AESV2', aesV2Cipher, 16],
	['AESV3', aesV3Cipher, 32],
] as const)('%s', (_label, make, keyLength) => {
	const fileKey = randomBytes(keyLength);

	test('decrypts what it encrypts, at every length around blocks and pieces', () => {
		const [writer, reader] = [make(fileKey), make(fileKey)];
		for (const length of [...Array(70).keys(), 65503, 65504, 65505, 65519, 65520, 65521, 65536, 131056, 131057, 200_000]) {
			const bytes = randomBytes(length);
			const number = 1 + (length % 5);
			expect(Buffer.compare(reader.decrypt(sealed(writer, bytes, number), number, 0), bytes)).toBe(0);
		}
	});

	test('never throws on damaged data', () => {
		const cipher = make(fileKey);
		for (const length of [0, 1, 15, 16, 17, 31, 32, 33, 47, 100]) {
			expect(cipher.decrypt(randomBytes(length), 1, 0).length).toBeLessThanOrEqual(length);
		}
	});
});

describe('AESV3', () => {
	const fileKey = randomBytes(32);

	/** `plain`, with another writer's padding, as that writer would encrypt it. */
	const foreign = (plain: Uint8Array): Buffer => {
		const vector = randomBytes(16);
		return Buffer.concat([vector, createCipheriv('aes-256-cbc', fileKey, vector).setAutoPadding(false).update(plain)]);
	};

	testInTurn('never uses an initialization vector twice', () => {
		const cipher = aesV3Cipher(fileKey);
		const vectors = Array.from({ length: 3000 }, () =>
			Buffer.from(sealed(cipher, ascii('x'), 1).subarray(0, 16)).toString('hex'),
		);
		expect(new Set(vectors).size).toBe(3000);
	});

	test.each([
		['correct padding goes', 'thirteen ....\u0003\u0003\u0003', 'thirteen ....'],
		['a whole block of padding goes', `sixteen chars...${'\u0010'.repeat(16)}`, 'sixteen chars...'],
		['wrong padding stays', 'thirteen ....\u0001\u0003\u0003', 'thirteen ....\u0001\u0003\u0003'],
		['no padding at all', 'sixteen chars...', 'sixteen chars...'],
		['a byte that is not padding', 'fifteen chars..\u0011', 'fifteen chars..\u0011'],
	])('%s', (_label, plain, expected) => {
		expect(Buffer.from(aesV3Cipher(fileKey).decrypt(foreign(ascii(plain)), 1, 0)).toString('latin1')).toBe(expected);
	});

	test('loses only the last block if the end is cut off', () => {
		const cut = foreign(ascii('sixteen chars...and sixteen more')).subarray(0, -3);
		expect(Buffer.from(aesV3Cipher(fileKey).decrypt(cut, 1, 0)).toString('latin1')).toBe('sixteen chars...');
	});
});
