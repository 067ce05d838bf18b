/** hOCR, which tesseract and others write: XHTML whose titles hold boxes (kba.github.io/hocr-spec, 1.2). */
import { readXml, type Token } from '../model/metadata/xml-reader';
import type { Pace } from '../pace/pace';
import { MOST_WORDS, type RecognizedPage, type RecognizedWord, type Recognition } from './words';

/** Elements that begin a line. */
const LINES: ReadonlySet<string> = new Set(['ocr_line', 'ocr_caption', 'ocr_header', 'ocr_textfloat', 'ocrx_line']);

interface Open {
	readonly page: number;
	readonly width: number;
	readonly height: number;
	readonly left: number;
	readonly top: number;
	readonly words: RecognizedWord[];
}

export async function readHocr(text: string, pace: Pace): Promise<Recognition> {
	const reader = new HocrReader();
	const ended = await readXml(text, pace, (token) => reader.take(token));
	if (reader.problem !== undefined) return { problem: reader.problem };
	if (ended === 'malformed' || ended === 'document type') return { problem: 'is not well-formed XML' };
	return reader.pages.length === 0 ? { problem: 'has no element of the class ocr_page' } : { pages: reader.pages };
}

class HocrReader {
	readonly pages: (RecognizedPage & Open)[] = [];
	problem: string | undefined;
	/** Tags that are open, with the word that they are. */
	private depth = 0;
	private word: { readonly depth: number; readonly title: string; text: string } | undefined;
	private begins = false;
	private count = 0;

	/** Returns true where nothing more can be read. */
	take(token: Token): boolean {
		if (token.kind === 'text' && this.word) this.word.text += token.text;
		if (token.kind === 'start' || token.kind === 'empty') this.start(token);
		if (token.kind === 'end' || token.kind === 'empty') this.end();
		return this.problem !== undefined;
	}

	private start({ attributes }: Extract<Token, { kind: 'start' | 'empty' }>): void {
		this.depth++;
		const valueOf = (name: string) => attributes.find((one) => one.name === name)?.value ?? '';
		const classes = valueOf('class').split(' ');
		const title = valueOf('title');
		if (classes.includes('ocr_page')) this.page(title);
		if (classes.some((one) => LINES.has(one))) this.begins = true;
		if (classes.includes('ocrx_word') && !this.word) this.word = { depth: this.depth, title, text: '' };
	}

	private page(title: string): void {
		const [left, top, right, bottom] = numbersAfter(title, 'bbox');
		const [number = this.pages.length] = numbersAfter(title, 'ppageno');
		if (left === undefined || top === undefined || right === undefined || bottom === undefined || right <= left || bottom <= top)
			this.problem = `has a page (${this.pages.length + 1}) without the box of its image`;
		else this.pages.push({ page: number + 1, width: right - left, height: bottom - top, left, top, words: [] });
	}

	private end(): void {
		const { word, depth } = this;
		this.depth--;
		if (!word || word.depth !== depth) return;
		this.word = undefined;
		const page = this.pages.at(-1);
		const [left, top, right, bottom] = numbersAfter(word.title, 'bbox');
		const text = word.text.trim();
		if (!page || text === '' || left === undefined || top === undefined || right === undefined || bottom === undefined) return;
		if (right <= left || bottom <= top) return;
		const [confidence] = numbersAfter(word.title, 'x_wconf');
		if (++this.count > MOST_WORDS) this.problem = `has more than ${MOST_WORDS} words`;
		page.words.push({
			text,
			x: left - page.left,
			y: top - page.top,
			width: right - left,
			height: bottom - top,
			...(confidence !== undefined && confidence >= 0 && confidence <= 100 ? { confidence } : {}),
			beginsLine: this.begins,
		});
		this.begins = false;
	}
}

/** The numbers of one property: `numbersAfter('bbox 1 2 3 4; x_wconf 9', 'x_wconf')` is `[9]`. */
export function numbersAfter(title: string, property: string): number[] {
	for (const part of title.split(';')) {
		const [name, ...values] = part.trim().split(/\s+/);
		if (name === property) return values.map(Number).filter(Number.isFinite);
	}
	return [];
}
