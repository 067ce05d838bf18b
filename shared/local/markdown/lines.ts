/** Text broken into lines: where it may break by UAX #14, and where it should, so that lines are about equally long. */
import { beginsRight, displayLine, mayTurn, RIGHT_TO_LEFT_MARK } from '../../model/font/shaping/bidi';
import type { Image } from '../../model/image/image';
import type { Typefaces, Word } from '../../model/making/typefaces';
import { cutLong, loadLineBreaks, measuredClusters, type Cluster, type LineBreaks } from '../../model/setting/line-breaks';
import type { Look } from './look';
import type { Owner } from './owner';

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
		const parts: Shown[][] = [[]];
		for (const run of runs)
			if (run.kind === 'break') parts.push([]);
			else parts.at(-1)!.push(run);
		const whole = joinRuns(parts.flat());
		const turns = mayTurn(whole);
		const isRight = turns && beginsRight(whole);
		const lines = parts.flatMap((part) => {
			const boxes = this.boxes(part).flatMap((box) => (box.width > measure ? this.split(box, measure) : [box]));
			return breakInto(boxes, measure).map((line) => this.line(line, turns, isRight));
		});
		return { lines, isRight };
	}

	/** The widths of the text in one line, and of its widest part that does not break. */
	widths(runs: readonly Run[]): { readonly whole: number; readonly least: number } {
		let [whole, least, line] = [0, 0, 0];
		let part: Shown[] = [];
		const end = (): void => {
			const boxes = this.boxes(part);
			line = 0;
			for (const { width, space } of boxes) {
				least = Math.max(least, width);
				whole = Math.max(whole, line + width);
				line += width + (space?.width ?? 0);
			}
			part = [];
		};
		for (const run of runs)
			if (run.kind === 'break') end();
			else part.push(run);
		end();
		return { whole, least };
	}

	fragment(run: TextRun, text: string, rtl = false): Fragment {
		const word = this.typefaces.word(text, run.look.style, rtl);
		return { run, word, width: (word.width * run.look.size) / 1000 };
	}

	private boxes(runs: readonly Shown[]): Box[] {
		const reader = new RunReader(runs, this);
		return this.breaks(joinRuns(runs)).map(({ end, next }) => {
			const fragments = reader.take(end);
			const [space] = reader.take(next);
			return { fragments, width: widthOfFragments(fragments), space };
		});
	}

	/** Breaks a box that is wider than a line. */
	private split({ fragments, space }: Box, measure: number): Box[] {
		const clusters = fragments.flatMap(({ run, word, width }): RunCluster[] =>
			run.kind === 'image'
				? [{ run, text: OBJECT, width }]
				: measuredClusters(word!.text, (text) => this.fragment(run, text).width).map((cluster) => ({ ...cluster, run })),
		);
		let from = 0;
		const boxes = cutLong(clusters, () => measure).map((count): Box => {
			const own = this.joined(clusters.slice(from, (from += count)));
			return { fragments: own, width: widthOfFragments(own), space: undefined };
		});
		return [...boxes.slice(0, -1), { ...boxes.at(-1)!, space }];
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
		for (const { text, rtl, at } of displayLine(mark + texts.join(''))) {
			const from = at - mark.length;
			const pieces: Fragment[] = [];
			let start = 0;
			for (const [index, fragment] of fragments.entries()) {
				const own = texts[index]!;
				const piece = own.slice(Math.max(from - start, 0), Math.max(from + text.length - start, 0));
				start += own.length;
				if (piece === '') continue;
				pieces.push(fragment.run.kind === 'image' ? fragment : this.fragment(fragment.run, piece, rtl));
			}
			shown.push(...(rtl ? pieces.reverse() : pieces));
		}
		return shown;
	}
}

const joinRuns = (runs: readonly Shown[]): string => runs.map((run) => (run.kind === 'image' ? OBJECT : run.text)).join('');

const widthOfFragments = (fragments: readonly Fragment[]): number => fragments.reduce((sum, { width }) => sum + width, 0);

/** Hands out runs as fragments, up to places of their text. */
class RunReader {
	private run = 0;
	/** Where the run begins, and how far it was read, in the text of all runs. */
	private start = 0;
	private at = 0;

	constructor(
		private readonly runs: readonly Shown[],
		private readonly maker: LineMaker,
	) {}

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
function breakInto(boxes: readonly Box[], measure: number): Box[][] {
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
	}
	const lines: Box[][] = [];
	for (let from = 0; from < count; from = next[from]!) lines.push(boxes.slice(from, next[from]));
	return lines;
}
