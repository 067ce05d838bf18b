/** Text broken into lines: where it may break by UAX #14, and where it should, so that lines are about equally long. */
import { beginsRight, displayTexts, mayTurn, RIGHT_TO_LEFT_MARK } from '../../model/font/shaping/bidi';
import type { Image } from '../../model/image/image';
import type { Typefaces, Word } from '../../model/making/typefaces';
import { cutLong, loadLineBreaks, measuredClusters, type Cluster, type LineBreaks } from '../../model/setting/line-breaks';
import { atOnce, type Steps } from '../../model/text/fragments/steps';
import type { Look } from './look';
import type { Owner } from '../../model/making/owner';

/** Text in one look, or an image among text, or a break that the author asked for. */
export type Run =
	| {
			readonly kind: 'text';
			readonly text: string;
			readonly look: Look;
			readonly owner?: Owner | undefined;
			readonly note?: string;
	  }
	| {
			readonly kind: 'image';
			readonly image: Image;
			readonly width: number;
			readonly height: number;
			/** `null` if it only decorates. */
			readonly owner: Owner | null;
	  }
	| { readonly kind: 'break' };

type TextRun = Extract<Run, { kind: 'text' }>;
type Shown = Exclude<Run, { kind: 'break' }>;

/** A piece of a line in one look. */
export interface Fragment {
	readonly run: Shown;
	/** Absent for an image. */
	readonly word?: Word;
	readonly width: number;
}

interface RunCluster extends Cluster {
	readonly run: Shown;
}

/** Fragments between two places where a line may break, and the space that follows them. */
interface Box {
	readonly fragments: readonly Fragment[];
	readonly width: number;
	readonly space: Fragment | undefined;
}

export interface Line {
	/** From left to right. */
	readonly fragments: readonly Fragment[];
	readonly width: number;
	/** Of the tallest image; 0 without images. */
	readonly tallest: number;
	/** Identifiers of the footnotes that it refers to. */
	readonly notes: readonly string[];
}

/** Takes the place of an image in the text that is broken. */
const OBJECT = '\ufffc';
/** Boxes that are compared for one line, at most. */
const LONGEST_LINE = 400;
/** A word that is longer is shaped in pieces: no line holds it. */
const LONGEST_WORD = 200;
/** Boxes and lines between two pauses, and the cost of one, see `Pace`. */
const STRIDE = 100;
const COST = 3000;

export interface Paragraph {
	readonly lines: readonly Line[];
	/** Whether it runs from right to left. */
	readonly isRight: boolean;
}

export class LineMaker {
	private constructor(
		private readonly typefaces: Typefaces,
		private readonly breaks: LineBreaks,
	) {}

	static async of(typefaces: Typefaces): Promise<LineMaker> {
		return new LineMaker(typefaces, await loadLineBreaks());
	}

	/** @param measure the width of a line */
	paragraph(runs: readonly Run[], measure: number): Paragraph {
		return atOnce(this.setting(runs, measure));
	}

	/** The same with pauses, because a paragraph may be of any length. */
	*setting(runs: readonly Run[], measure: number): Steps<Paragraph> {
		const parts: Shown[][] = [[]];
		for (const run of runs)
			if (run.kind === 'break') parts.push([]);
			else parts.at(-1)!.push(run);
		const whole = joinRuns(parts.flat());
		const turns = mayTurn(whole);
		const isRight = turns && beginsRight(whole);
		const lines: Line[] = [];
		for (const part of parts) {
			const boxes: Box[] = [];
			for (const box of yield* this.boxes(part))
				if (box.width <= measure) boxes.push(box);
				else for (const piece of yield* this.split(box, measure)) boxes.push(piece);
			for (const line of yield* breakInto(boxes, measure)) {
				lines.push(this.line(line, turns, isRight));
				if (lines.length % STRIDE === 0) yield STRIDE * COST;
			}
		}
		return { lines, isRight };
	}

	/** The widths of the text in one line, and of its widest part that does not break. */
	*widths(runs: readonly Run[]): Steps<{ readonly whole: number; readonly least: number }> {
		let [whole, least] = [0, 0];
		for (let from = 0, to; from <= runs.length; from = to + 1) {
			const part: Shown[] = [];
			for (to = from; to < runs.length; to++) {
				const run = runs[to]!;
				if (run.kind === 'break') break;
				part.push(run);
			}
			let line = 0;
			for (const { width, space } of yield* this.boxes(part)) {
				least = Math.max(least, width);
				whole = Math.max(whole, line + width);
				line += width + (space?.width ?? 0);
			}
		}
		return { whole, least };
	}

	fragment(run: TextRun, text: string, rtl = false): Fragment {
		const word = this.typefaces.word(text, run.look.style, rtl);
		return { run, word, width: (word.width * run.look.size) / 1000 };
	}

	private *boxes(runs: readonly Shown[]): Steps<Box[]> {
		const reader = new RunReader(runs, this);
		const boxes: Box[] = [];
		for (const { end, next } of this.breaks(joinRuns(runs))) {
			const fragments: Fragment[] = [];
			while (reader.at < end) {
				if (fragments.length > 0) yield COST;
				for (const fragment of reader.take(Math.min(end, reader.cutAfter(LONGEST_WORD)))) fragments.push(fragment);
			}
			const [space] = reader.take(next);
			boxes.push({ fragments, width: widthOfFragments(fragments), space });
			// A font of the user may have tables that take long.
			yield COST;
		}
		return boxes;
	}

	/** Breaks a box that is wider than a line. */
	private *split({ fragments, space }: Box, measure: number): Steps<Box[]> {
		const clusters: RunCluster[] = [];
		for (const { run, word, width } of fragments)
			if (run.kind === 'image') clusters.push({ run, text: OBJECT, width });
			else {
				for (const cluster of measuredClusters(word!.text, (text) => this.fragment(run, text).width))
					clusters.push({ ...cluster, run });
				yield COST;
			}
		const boxes: Box[] = [];
		let from = 0;
		for (const count of cutLong(clusters, () => measure)) {
			const own = this.joined(clusters.slice(from, (from += count)));
			boxes.push({ fragments: own, width: widthOfFragments(own), space: from === clusters.length ? space : undefined });
			yield COST;
		}
		return boxes;
	}

	/** Fragments of which each has all characters of its run that follow each other. */
	private joined(clusters: readonly RunCluster[]): Fragment[] {
		const fragments: Fragment[] = [];
		for (let from = 0, to; from < clusters.length; from = to) {
			const { run } = clusters[from]!;
			let text = '';
			for (to = from; clusters[to]?.run === run; to++) text += clusters[to]!.text;
			fragments.push(run.kind === 'image' ? { run, width: run.width } : this.fragment(run, text));
		}
		return fragments;
	}

	private line(boxes: readonly Box[], turns: boolean, isRight: boolean): Line {
		const fragments = boxes.flatMap(({ fragments: own, space }, index) =>
			space && index + 1 < boxes.length ? [...own, space] : own,
		);
		const shown = turns ? this.turned(fragments, isRight) : fragments;
		let tallest = 0;
		const notes: string[] = [];
		for (const { run } of fragments)
			if (run.kind === 'image') tallest = Math.max(tallest, run.height);
			else if (run.note !== undefined) notes.push(run.note);
		return { fragments: shown, width: widthOfFragments(shown), tallest, notes };
	}

	/** Fragments of two directions in the order in which they are displayed. */
	private turned(fragments: readonly Fragment[], isRight: boolean): Fragment[] {
		const mark = isRight ? RIGHT_TO_LEFT_MARK : '';
		const texts = fragments.map(({ word }) => word?.text ?? OBJECT);
		const shown: Fragment[] = [];
		for (const { text, rtl, index } of displayTexts(mark, texts)) {
			const fragment = fragments[index]!;
			shown.push(fragment.run.kind === 'image' ? fragment : this.fragment(fragment.run, text, rtl));
		}
		return shown;
	}
}

const joinRuns = (runs: readonly Shown[]): string => runs.map((run) => (run.kind === 'image' ? OBJECT : run.text)).join('');

const widthOfFragments = (fragments: readonly Fragment[]): number => fragments.reduce((sum, { width }) => sum + width, 0);

/** Combining marks, joiners and second halves of characters. */
const CONTINUING = /[\p{M}\p{Join_Control}\p{Cs}]/u;

/** Hands out runs as fragments, up to places of their text. */
class RunReader {
	private run = 0;
	/** Where the run begins, and how far it was read, in the text of all runs. */
	private start = 0;
	at = 0;

	constructor(
		private readonly runs: readonly Shown[],
		private readonly maker: LineMaker,
	) {}

	/** A place some characters on, in the same run or after it: not within a character, nor before a mark. */
	cutAfter(count: number): number {
		const run = this.runs[this.run]!;
		if (run.kind === 'image') return this.start + 1;
		const { text } = run;
		let at = this.at - this.start + count;
		for (const most = at + count; at < most && at < text.length && CONTINUING.test(text.charAt(at));) at++;
		return this.start + Math.min(at, text.length);
	}

	take(to: number): Fragment[] {
		const taken: Fragment[] = [];
		while (this.at < to) {
			const run = this.runs[this.run]!;
			const length = run.kind === 'image' ? 1 : run.text.length;
			const end = Math.min(to, this.start + length);
			if (end > this.at)
				taken.push(
					run.kind === 'image'
						? { run, width: run.width }
						: this.maker.fragment(run, run.text.slice(this.at - this.start, end - this.start)),
				);
			this.at = end;
			if (end < this.start + length) break;
			this.start += length;
			this.run++;
		}
		return taken;
	}
}

/**
 * The boxes of each line: as few lines as there can be, and among those the ones that are most alike. A last line of one short word
 * counts as unlike.
 */
function* breakInto(boxes: readonly Box[], measure: number): Steps<Box[][]> {
	const count = boxes.length;
	if (count === 0) return [];
	const cost = new Float64Array(count + 1);
	const next = new Uint32Array(count + 1);
	for (let from = count - 1; from >= 0; from--) {
		let best = Infinity;
		let width = 0;
		for (let to = from; to < count && to - from < LONGEST_LINE; to++) {
			width += boxes[to]!.width;
			if (width > measure + 0.01 && to > from) break;
			const slack = Math.max(measure - width, 0) / measure;
			const isLast = to + 1 === count;
			const own = isLast ? (from > 0 && slack > 0.85 ? 0.5 : 0) : slack * slack;
			// A line more weighs more than any slack.
			const total = 1 + own + cost[to + 1]!;
			if (total < best) {
				best = total;
				next[from] = to + 1;
			}
			width += boxes[to]!.space?.width ?? 0;
		}
		cost[from] = best;
		if (from % STRIDE === 0) yield STRIDE * COST;
	}
	const lines: Box[][] = [];
	for (let from = 0; from < count; from = next[from]!) lines.push(boxes.slice(from, next[from]));
	return lines;
}
