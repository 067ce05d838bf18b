/** Blocks one below the other, as rows. */
import type { Alignment } from '../../markdown/attributes';
import type { Element } from '../../model/making/elements';
import type { Color } from '../../model/making/ink';
import type { Sheet } from '../../model/making/sheet';
import { atEase } from '../../model/text/fragments/steps';
import type { Line, Paragraph, Run } from './lines';
import type { Look, Scale } from './look';
import { paintLine } from './paint';
import type { Decoration, Row } from './row';
import type { Setting } from './setting';

/** Where blocks are set. */
export interface Frame {
	readonly x: number;
	readonly width: number;
	/** Parent of the blocks. */
	readonly element: Element;
	readonly decorations: readonly Decoration[];
	readonly color: Color;
	/** Of lists that this one is in. */
	readonly depth: number;
	/** Whether blocks follow each other without space: those of a tight list. */
	readonly tight: boolean;
	/** Where lines are; by default where those of the script begin. */
	readonly align?: Alignment | undefined;
}

/** A bullet or number that waits for the first line of its item. */
type Marker = (sheet: Sheet, baseline: number, repeated: boolean) => void;

export interface TextOptions {
	readonly leading: number;
	readonly size: number;
	readonly before?: number;
	readonly after?: number;
	/** Whether the next block stays on the page of these lines. */
	readonly keep?: boolean;
	readonly onFirst?: (sheet: Sheet, top: number) => void;
}

/** Part of the leading that is above the baseline, apart from half of what the type does not fill. */
const ASCENT = 0.78;
/** How far below a picture the next line begins, in parts of the leading. */
const BELOW_PICTURE = 0.3;

export class Flow {
	private after = 0;
	/** How far grounds reach into the space before the next row. */
	private reach = 0;
	private joined = false;
	private readonly markers: Marker[] = [];

	constructor(
		readonly setting: Setting,
		readonly scale: Scale,
		private readonly sink: (row: Row) => void,
		/** The rows of a footnote, where it is first referred to. */
		readonly notesOf: (identifier: string, element: Element) => readonly Row[],
	) {}

	mark(marker: Marker): void {
		this.markers.push(marker);
	}

	/** Whether the marker of an item still waits for a line. */
	get isWaiting(): boolean {
		return this.markers.length > 0;
	}

	/** The next row follows without space. */
	join(): void {
		this.joined = true;
	}

	/** Space that comes before the next row, however much more it wants. */
	gap(space: number): void {
		this.after = Math.max(this.after, space);
	}

	/** How far a background extends beyond its rows; spacing starts after it. */
	extend(reach: number): void {
		this.reach += reach;
	}

	row(row: Row, baseline = this.scale.leading * 0.7): void {
		const before = this.joined ? 0 : Math.max(this.after, row.before) + this.reach;
		this.after = 0;
		this.reach = 0;
		this.joined = false;
		const markers = this.markers.splice(0);
		if (markers.length === 0) return this.sink({ ...row, before });
		this.sink({
			...row,
			before,
			paint: (sheet, top, repeated) => {
				for (const marker of markers) marker(sheet, top - baseline, repeated);
				row.paint(sheet, top, repeated);
			},
		});
	}

	/** Runs as a paragraph of `element`. */
	async text(runs: readonly Run[], frame: Frame, element: Element, options: TextOptions): Promise<void> {
		const measure = Math.min(frame.width, this.scale.measure);
		const { lines: maker, job } = this.setting;
		const paragraph = await atEase(maker.setting(runs, measure), job.pace);
		const { lines } = paragraph;
		for (const [index, line] of lines.entries()) {
			// A page that the line fills is painted at once; each of its bars is looked for among those of each row.
			const due = job.pace.step(LINE + DECORATION * frame.decorations.length ** 2);
			if (due) await due;
			const isFirst = index === 0;
			const isLast = index === lines.length - 1;
			// Neither the first nor the last line is alone on a page.
			const keep = isLast ? options.keep === true : isFirst || index === lines.length - 2 || options.keep === true;
			this.line(line, { paragraph, frame, measure, element, options, isFirst, keep });
		}
		this.gap(options.after ?? 0);
	}

	private line(
		line: Line,
		about: {
			readonly paragraph: Paragraph;
			readonly frame: Frame;
			readonly measure: number;
			readonly element: Element;
			readonly options: TextOptions;
			readonly isFirst: boolean;
			readonly keep: boolean;
		},
	): void {
		const { frame, element, options, isFirst, keep } = about;
		const { height, baseline } = metricsOf(line, options);
		const { isRight } = about.paragraph;
		const align = frame.align ?? (isRight ? 'right' : 'left');
		// Lines at the right begin at the right edge of the frame.
		const beside = frame.width - about.measure;
		const left = frame.x + (align === 'left' ? 0 : align === 'right' ? beside : beside / 2);
		const x = left + indentOf(line, about.measure, align);
		const notes = line.notes.flatMap((identifier) => this.notesOf(identifier, frame.element));
		this.row(
			{
				before: isFirst ? (options.before ?? 0) : 0,
				height,
				keep,
				decorations: frame.decorations,
				notes,
				paint: (sheet, top, repeated) => {
					if (isFirst) options.onFirst?.(sheet, top);
					paintLine(sheet, line, x, top - baseline, repeated ? undefined : element);
				},
			},
			baseline,
		);
	}
}

/** The costs of a line, and of a bar beside bars, see `Pace`. */
const LINE = 10_000;
const DECORATION = 20;

/** The height of a line, and where its baseline is below its upper edge. */
export function metricsOf({ tallest }: Line, { leading, size }: { readonly leading: number; readonly size: number }) {
	const baseline = (leading - size) / 2 + size * ASCENT + size * 0.06;
	if (tallest <= baseline) return { height: leading, baseline };
	const height = Math.ceil((tallest + leading * BELOW_PICTURE) / (leading / 2)) * (leading / 2);
	return { height, baseline: height - leading * BELOW_PICTURE };
}

export function indentOf({ width }: Line, measure: number, align: 'left' | 'center' | 'right'): number {
	if (align === 'left') return 0;
	return align === 'right' ? measure - width : (measure - width) / 2;
}

/** The looks of a flow, so that equal ones are the same object. */
const looks = new WeakMap<Flow, Map<string, Look>>();

export function lookOf(flow: Flow, color: Look['color'], size = flow.scale.size, style: Look['style'] = 'Regular'): Look {
	let known = looks.get(flow);
	if (!known) looks.set(flow, (known = new Map<string, Look>()));
	const key = `${style} ${size} ${color.join(' ')}`;
	let look = known.get(key);
	if (!look) known.set(key, (look = { style, size, color }));
	return look;
}
