/** Mutations of bytes, of tokens, and of documents as lists of objects. */
import type { Random } from '../test/support/random';
import { everything, numbers, pdfWords } from './dictionary.mts';
import { assemble, forms, takeApart, type Apart } from './take-apart.mts';

/** The largest input: many small inputs find more than few large ones. */
const LARGEST = 120_000;

/** A variation of `input`, possibly with pieces of `other`. */
export function mutateDocument(random: Random, input: Uint8Array, other: Uint8Array): Uint8Array {
	const apart = random.chance(0.75) ? takeApart(input) : undefined;
	if (!apart) return mutateBytes(random, input, other, pdfWords);
	const lender = random.chance(0.2) ? takeApart(other) : undefined;
	for (let left = random.few(6); left > 0; left--) mutateObject(random, apart, lender);
	const bytes = assemble(apart, random.pick(forms));
	return bytes.length > LARGEST || random.chance(0.15) ? mutateBytes(random, bytes, other, pdfWords) : bytes;
}

/** Plain bytes: flips, cuts, copies, words of the dictionary, pieces of another input. */
export function mutateBytes(
	random: Random,
	input: Uint8Array,
	other: Uint8Array,
	words: readonly string[] = everything,
): Uint8Array {
	let bytes = Buffer.from(input);
	for (let left = random.few(8); left > 0; left--) bytes = Buffer.from(mutateOnce(random, bytes, other, words));
	return bytes.subarray(0, LARGEST);
}

function mutateOnce(random: Random, bytes: Buffer, other: Uint8Array, words: readonly string[]): Buffer {
	const at = random.below(bytes.length + 1);
	const length = random.few(Math.min(4096, bytes.length + 1));
	const insert = (piece: Uint8Array, over: number) => Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + over)]);
	const word = () => Buffer.from(random.pick(words), 'latin1');
	switch (random.below(9)) {
		case 0:
			if (at < bytes.length) bytes[at] = random.below(256);
			return bytes;
		case 1:
			if (at < bytes.length) bytes[at]! ^= 1 << random.below(8);
			return bytes;
		case 2:
			return insert(new Uint8Array(), length);
		case 3:
			return insert(bytes.subarray(at, at + length), 0);
		case 4: {
			const piece = word();
			return insert(piece, random.chance(0.5) ? piece.length : 0);
		}
		case 5: {
			const from = random.below(other.length + 1);
			return insert(other.subarray(from, from + length), random.chance(0.5) ? length : 0);
		}
		case 6:
			return random.chance(0.2) ? bytes.subarray(0, at) : insert(word(), 0);
		case 7:
			return Buffer.from(mutateToken(random, bytes.toString('latin1')), 'latin1');
		default:
			return Buffer.from(mutateToken(random, bytes.toString('latin1'), /\d+/g, numbers), 'latin1');
	}
}

const TOKEN = /\d+ \d+ R\b|\/[^\s/<>[\]()]*|-?\d+\.?\d*|<<|>>|\[|\]|\([^()]*\)|<[0-9A-Fa-f]*>|\b(?:true|false|null)\b/g;

/** One token becomes another: a word of the dictionary, or a token of the same text. */
function mutateToken(
	random: Random,
	text: string,
	pattern = TOKEN,
	words: readonly string[] = [...pdfWords, ...numbers],
): string {
	// Stream data is not syntax. The tokens of one window are enough for one change.
	const from = random.below(Math.max(1, text.length - 3000));
	const tokens = [...text.slice(from, from + 3000).matchAll(pattern)];
	if (tokens.length === 0) return text;
	const { 0: old, index } = random.pick(tokens);
	const spare = random.chance(0.1) ? '' : random.chance(0.5) ? random.pick(tokens)[0] : random.pick(words);
	return `${text.slice(0, from + index)}${spare}${text.slice(from + index + old.length)}`;
}

function mutateObject(random: Random, apart: Apart, lender: Apart | undefined): void {
	const { objects } = apart;
	const keys = [...objects.keys()];
	if (keys.length === 0) return;
	const [number, another] = [random.pick(keys), random.pick(keys)];
	const body = objects.get(number)!;
	switch (random.below(12)) {
		case 0:
			objects.set(number, objects.get(another)!);
			return;
		case 1:
			objects.delete(number);
			return;
		case 2:
			objects.set(number, random.pick([...numbers, ...pdfWords]));
			return;
		case 3:
			objects.set(number, `${another} 0 R`);
			return;
		case 4: {
			const lent = lender && random.pick([...lender.objects.values()]);
			if (lent) objects.set(random.chance(0.5) ? number : Math.max(...keys) + 1, lent);
			return;
		}
		case 5: {
			// Adds a filter before the others, which the data does not fit.
			const filter = random.pick([
				'/FlateDecode',
				'/LZWDecode',
				'/ASCII85Decode',
				'/ASCIIHexDecode',
				'/RunLengthDecode',
				'/Crypt',
			]);
			objects.set(
				number,
				body.replace(/\/Filter\s*(\/\w+|\[[^\]]*\])/, (_, old: string) => `/Filter[${filter}${old.replace(/[[\]]/g, ' ')}]`),
			);
			return;
		}
		case 6: {
			const entry = `${random.pick(pdfWords.filter((word) => word.startsWith('/')))} ${random.chance(0.6) ? `${another} 0 R` : random.pick([...pdfWords, ...numbers])}`;
			objects.set(number, body.replace('<<', `<<${entry}`));
			return;
		}
		case 7:
			// Every reference to one object now refers to another: cycles, shared pages, wrong types.
			for (const [key, value] of objects)
				objects.set(key, value.replaceAll(new RegExp(`\\b${number} 0 R`, 'g'), `${another} 0 R`));
			return;
		default:
			objects.set(number, mutateToken(random, body));
	}
}

/** Text such as page orders and parameters: repeated, cut, joined with words. */
export function mutateText(random: Random, text: string, words: readonly string[]): string {
	let result = text;
	for (let left = random.few(5); left > 0; left--) {
		const at = random.below(result.length + 1);
		const piece = random.chance(0.3)
			? String.fromCodePoint(random.chance(0.7) ? random.below(0x250) : random.below(0xd800))
			: random.chance(0.5)
				? random.pick(words)
				: result.slice(at, at + random.few(20));
		result = `${result.slice(0, at)}${piece}${result.slice(at + (random.chance(0.5) ? random.few(4) : 0))}`;
	}
	return random.chance(0.03) ? result.repeat(random.few(400)) : result.slice(0, 5000);
}
