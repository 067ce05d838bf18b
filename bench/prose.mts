/** Prose as people write it, as far as it matters to a typesetter: few words often, many seldom, sentences, paragraphs, chapters. */
import { Random } from '../test/support/random';

const ONSETS = [
	'',
	'b',
	'br',
	'c',
	'ch',
	'd',
	'f',
	'fl',
	'g',
	'h',
	'l',
	'm',
	'n',
	'p',
	'pr',
	'qu',
	'r',
	's',
	'st',
	't',
	'th',
	'v',
	'w',
];
const VOWELS = ['a', 'a', 'e', 'e', 'e', 'i', 'i', 'o', 'o', 'u', 'ai', 'ea', 'ee', 'ou', 'y'];
const CODAS = ['', '', '', 'd', 'l', 'm', 'n', 'n', 'nd', 'ng', 'r', 'r', 's', 's', 'st', 't', 't', 'ff', 'ck'];
const SYLLABLES = 6;
const VOCABULARY = 7_000;

/** Different words, the shortest first. */
function vocabulary(random: Random): string[] {
	const words = new Set<string>();
	while (words.size < VOCABULARY) {
		const count = 1 + Math.floor((SYLLABLES * words.size * random.next()) / VOCABULARY);
		const syllable = (): string => random.pick(ONSETS) + random.pick(VOWELS) + random.pick(CODAS);
		words.add(Array.from({ length: count }, syllable).join(''));
	}
	return [...words];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** About this many characters; 2,800 fill a page of A4. */
export function prose(length: number): string {
	const random = new Random(35);
	const words = vocabulary(random);
	// The word of rank n is about 1/n as frequent as the first (Zipf).
	const word = (): string => words[Math.floor(words.length ** random.next()) - 1]!;
	const some = (least: number, more: number): string[] => Array.from({ length: least + random.below(more) }, word);
	const sentence = (): string => {
		const parts = Array.from({ length: 1 + random.below(3) }, () => some(4, 8).join(' '));
		return `${capital(parts.join(random.chance(0.9) ? ', ' : ' – '))}.`;
	};
	const blocks: string[] = [];
	for (let written = 0, next = 0; written < length; written += blocks.at(-1)!.length + 2) {
		if (written >= next) {
			blocks.push(`## ${capital(some(2, 4).join(' '))}`);
			next += 9_000;
		} else blocks.push(Array.from({ length: 3 + random.below(5) }, sentence).join(' '));
	}
	return `${blocks.join('\n\n')}\n`;
}
