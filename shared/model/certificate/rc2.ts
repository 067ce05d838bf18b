/** RC2 in CBC mode (RFC 2268), only to open old PKCS #12 files: Node's own is not there any more. */
import type { Pace } from '../../pace/pace';
import { Malformed } from './asn1';

/** The substitution table, whose digits are those of pi. */
const PI = Buffer.from(
	'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
		'54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
		'08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
		'2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
	'hex',
);

const WORDS = 64;
const BLOCK = 8;
/** Of a block, see `Pace`. */
const COST = 300;

/** The key in 64 words; as many bits count as it has. */
function expandKey(key: Uint8Array): Uint16Array {
	const bytes = new Uint8Array(2 * WORDS);
	bytes.set(key);
	const { length } = key;
	for (let i = length; i < bytes.length; i++) bytes[i] = PI[(bytes[i - 1]! + bytes[i - length]!) & 0xff]!;
	const first = bytes.length - length;
	bytes[first] = PI[bytes[first]!]!;
	for (let i = first - 1; i >= 0; i--) bytes[i] = PI[bytes[i + 1]! ^ bytes[i + length]!]!;
	return Uint16Array.from({ length: WORDS }, (_, i) => bytes[2 * i]! | (bytes[2 * i + 1]! << 8));
}

const ROTATIONS = [1, 2, 3, 5];
/** Rounds of mixing, between which the block is mashed. */
const ROUNDS = [5, 6, 5];

function decryptBlock(words: Uint16Array, block: Uint16Array): void {
	let next = WORDS - 1;
	for (const [part, rounds] of ROUNDS.entries()) {
		for (let round = 0; round < rounds; round++) {
			for (let i = 3; i >= 0; i--) {
				const turn = ROTATIONS[i]!;
				const turned = (block[i]! >> turn) | (block[i]! << (16 - turn));
				const [a, b, c] = [block[(i + 3) & 3]!, block[(i + 2) & 3]!, block[(i + 1) & 3]!];
				block[i] = turned - words[next--]! - (a & b) - (~a & c);
			}
		}
		if (part < 2) for (let i = 3; i >= 0; i--) block[i] = block[i]! - words[block[(i + 3) & 3]! & 63]!;
	}
}

/** Decrypts, and takes the padding away. @throws Malformed */
export async function decryptRc2(data: Uint8Array, key: Uint8Array, vector: Uint8Array, pace: Pace): Promise<Buffer> {
	if (data.length === 0 || data.length % BLOCK !== 0 || vector.length !== BLOCK) throw new Malformed('RC2');
	const words = expandKey(key);
	const result = Buffer.alloc(data.length);
	let before = vector;
	for (let at = 0; at < data.length; at += BLOCK) {
		const cipher = data.subarray(at, at + BLOCK);
		const block = Uint16Array.from({ length: 4 }, (_, i) => cipher[2 * i]! | (cipher[2 * i + 1]! << 8));
		decryptBlock(words, block);
		for (let i = 0; i < BLOCK; i++) result[at + i] = ((block[i >> 1]! >> ((i & 1) * 8)) & 0xff) ^ before[i]!;
		before = cipher;
		const due = pace.step(COST);
		if (due) await due;
	}
	const padding = result.at(-1)!;
	if (padding < 1 || padding > BLOCK) throw new Malformed('RC2');
	return result.subarray(0, result.length - padding);
}
