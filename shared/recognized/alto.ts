/** ALTO, which libraries and document services write (Library of Congress, versions 2 to 4). */
import { readXml, type Token } from '../model/metadata/xml-reader';
import type { Pace } from '../pace/pace';
import { MOST_WORDS, type RecognizedPage, type RecognizedWord, type Recognition } from './words';

type Open = RecognizedPage & { readonly words: RecognizedWord[] };

export async function readAlto(text: string, pace: Pace): Promise<Recognition> {
	const reader = new AltoReader();
	const ended = await readXml(text, pace, (token) => reader.take(token));
	if (reader.problem !== undefined) return { problem: reader.problem };
	if (ended === 'malformed' || ended === 'document type') return { problem: 'is not well-formed XML' };
	return reader.pages.length === 0 ? { problem: 'has no element Page' } : { pages: reader.pages };
}

class AltoReader {
	readonly pages: Open[] = [];
	problem: string | undefined;
	private begins = false;
	private count = 0;

	/** Returns true where nothing more can be read. */
	take(token: Token): boolean {
		if (token.kind !== 'start' && token.kind !== 'empty') return false;
		const valueOf = (name: string) => token.attributes.find((one) => one.name === name)?.value;
		const numberOf = (name: string) => Number(valueOf(name) ?? NaN);
		const element = token.name.replace(/^.*:/, '');
		if (element === 'Page') this.page(numberOf('WIDTH'), numberOf('HEIGHT'), numberOf('PHYSICAL_IMG_NR'));
		if (element === 'TextLine') this.begins = true;
		if (element === 'String')
			this.string(
				(valueOf('CONTENT') ?? '').trim(),
				[numberOf('HPOS'), numberOf('VPOS'), numberOf('WIDTH'), numberOf('HEIGHT')],
				numberOf('WC') * 100,
			);
		return this.problem !== undefined;
	}

	private page(width: number, height: number, number: number): void {
		if (!(width > 0) || !(height > 0)) this.problem = `has a page (${this.pages.length + 1}) without WIDTH and HEIGHT`;
		else
			this.pages.push({
				page: Number.isSafeInteger(number) && number >= 1 ? number : this.pages.length + 1,
				width,
				height,
				words: [],
			});
	}

	private string(text: string, [x, y, width, height]: readonly [number, number, number, number], confidence: number): void {
		const page = this.pages.at(-1);
		if (!page || text === '' || !Number.isFinite(x) || !Number.isFinite(y) || !(width > 0) || !(height > 0)) return;
		if (++this.count > MOST_WORDS) this.problem = `has more than ${MOST_WORDS} words`;
		page.words.push({
			text,
			x,
			y,
			width,
			height,
			...(confidence >= 0 && confidence <= 100 ? { confidence } : {}),
			beginsLine: this.begins,
		});
		this.begins = false;
	}
}
