/** Operators of a page or a group, before the letters have codes: a font has its codes once all text of the document is known. */
import { operatorsOf, shownBy, showsPlainly, type Part } from './typefaces';

/** Marks the next part of a word; operators are ASCII without control characters. */
const MARK = '\u0001';
/** Characters of a piece of content, about. */
const LONG = 500_000;
/** The same of a glyph: its code, and its share of what moves the pen. */
const GLYPH = 6;

/** A part that is written with its own operators. */
interface Sized {
	readonly part: Part;
	readonly size: number;
}

export class Content {
	/** Operators that were joined, so that a long document has few strings in memory. */
	private readonly joined: string[] = [];
	private operators: string[] = [];
	/** In the order of their marks. */
	private parts: (Part | Sized)[] = [];
	/** Those of joined operators, by the string. */
	private readonly told: (readonly (Part | Sized)[])[] = [];
	private length = 0;

	add(operator: string): void {
		this.operators.push(operator);
		this.length += operator.length;
		if (this.length >= LONG) this.join();
	}

	/** The mark of a part in an array of TJ; `undefined` if the part has its own operators. The text is to be added next. */
	mark(part: Part): string | undefined {
		if (!showsPlainly(part)) return undefined;
		this.keep(part, part);
		return MARK;
	}

	/** Adds the operators that show a part. */
	show(part: Part, size: number): void {
		this.keep({ part, size }, part);
		this.add(MARK);
	}

	private keep(one: Part | Sized, { glyphs }: Part): void {
		this.parts.push(one);
		this.length += glyphs.length * GLYPH;
	}

	/** Joins operators, which takes less memory. */
	join(): void {
		const { operators, parts } = this;
		if (operators.length === 0) return;
		this.joined.push(operators.join('\n'));
		this.told.push(parts.slice());
		[this.operators, this.parts, this.length] = [[], [], 0];
	}

	/** Of marks without text. */
	get plain(): string {
		return [...this.joined, ...this.operators].join('\n');
	}

	/** The content in pieces of some size, which others may run between. The fonts are embedded. */
	*pieces(): Generator<string, void> {
		this.join();
		const last = this.joined.length - 1;
		for (const [index, text] of this.joined.entries()) yield resolve(text, this.told[index]!) + (index < last ? '\n' : '');
	}
}

/** Two strings without a number between them are one. */
function resolve(text: string, parts: readonly (Part | Sized)[]): string {
	if (parts.length === 0) return text;
	const pieces = text.split(MARK);
	const whole: string[] = [pieces[0]!];
	for (const [index, one] of parts.entries()) {
		whole.push('part' in one ? operatorsOf(one.part, one.size) : shownBy(one));
		whole.push(pieces[index + 1]!);
	}
	return whole.join('').replaceAll('><', '');
}
