/** Everything in an annotation that says where on the page something is, or how large (ISO 32000-2, 12.5). */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isName, isRef, type Ref, Stream, type Value } from '../../pdf/syntax/values';
import { multiply, writeNumbers, type Box, type Matrix } from '../geometry/geometry';
import { moveBox, movePoints, moveSides, scaleLengths, turnOf, type Move } from '../geometry/move';
import { matrixOf } from '../geometry/page-geometry';
import { scaledMeasure } from './measure';

/** Points: those of marked text, polygons, lines, callouts. */
const POINTS = ['QuadPoints', 'Vertices', 'L', 'CL'] as const;
/** Lists of points: strokes of ink, and paths of PDF 2.0. */
const POINT_LISTS = ['InkList', 'Path'] as const;
/** Lengths of leader lines, and where the caption of a line is. */
const LENGTHS = ['LL', 'LLE', 'LLO', 'CO'] as const;

/** The entries that `moved` looks at; an annotation of which only the rectangle is there is the usual case. */
export const PLACING: readonly string[] = [...POINTS, ...POINT_LISTS, ...LENGTHS, 'RD', 'Border', 'BS', 'Measure', 'AP'];

export class AnnotationMover {
	/** Appearances that were turned, by object number and matrix. */
	private readonly turned = new Map<string, Ref>();

	/** `spend` counts values, and refuses too many: annotations may share them. */
	constructor(
		private readonly document: PdfDocument,
		private readonly spend: (values: number) => void,
	) {}

	/** The entries that change. Values may be shared with other annotations, so new ones are made. */
	moved(annotation: Dict, move: Move): Record<string, Value> {
		const made: Record<string, Value> = {};
		const set = (key: string, value: Value | undefined) => {
			if (value !== undefined) made[key] = value;
		};
		const rect = this.numbers(annotation.get('Rect'));
		if (rect?.length === 4) set('Rect', moveBox(move, rect as unknown as Box));
		for (const key of POINTS) set(key, this.points(annotation.get(key), move));
		for (const key of POINT_LISTS) {
			const lists = this.list(annotation.get(key));
			set(
				key,
				lists?.map((list) => this.points(list, move) ?? list),
			);
		}
		for (const key of LENGTHS) set(key, this.lengths(annotation.get(key), move));
		const sides = this.numbers(annotation.get('RD'));
		if (sides) set('RD', moveSides(move, sides));
		set('Border', this.border(annotation.get('Border'), move) ?? this.defaultBorder(annotation, move));
		set('BS', this.borderStyle(annotation.get('BS'), move));
		set('Measure', scaledMeasure(this.document, annotation.get('Measure'), move, this.spend));
		if (turnOf(move) !== 0) set('AP', this.appearances(annotation.get('AP'), move));
		return made;
	}

	private points(value: Value | undefined, move: Move): number[] | undefined {
		const coordinates = this.numbers(value);
		return coordinates && movePoints(move, coordinates);
	}

	/** A length, or several. */
	private lengths(value: Value | undefined, move: Move): Value | undefined {
		const found = this.document.resolve(value);
		if (typeof found === 'number') return scaleLengths(move, [found])[0];
		const numbers = this.numbers(value);
		return numbers && scaleLengths(move, numbers);
	}

	/** Corner radii, width, and dashes (Table 166). */
	private border(value: Value | undefined, move: Move): Value | undefined {
		return this.list(value)?.map((item) => this.lengths(item, move) ?? item);
	}

	/** Links have a border of one unit unless they say otherwise (Table 166). */
	private defaultBorder(annotation: Dict, move: Move): Value | undefined {
		const isLink = isName(this.document.resolve(annotation.get('Subtype')), 'Link');
		return isLink && !annotation.has('BS') ? scaleLengths(move, [0, 0, 1]) : undefined;
	}

	private borderStyle(value: Value | undefined, move: Move): Value | undefined {
		const style = this.document.dict(value);
		if (!style) return undefined;
		const made = new Dict(style);
		// Without a width, the border is one unit wide (Table 168).
		made.set('W', this.lengths(style.get('W') ?? 1, move) ?? 1);
		const dashes = this.lengths(style.get('D'), move);
		if (dashes !== undefined) made.set('D', dashes);
		return made;
	}

	/** Appearances turn by their matrices; their size follows the rectangle (12.5.5). */
	private appearances(value: Value | undefined, move: Move): Value | undefined {
		const states = this.document.dict(value);
		if (!states) return undefined;
		const made = new Dict();
		for (const [key, state] of states) {
			const found = this.document.resolve(state);
			this.spend(isDict(found) ? COPIED * found.size : 1);
			if (!isDict(found)) made.set(key, this.turnedForm(state, move));
			else made.set(key, new Dict([...found].map(([name, form]) => [name, this.turnedForm(form, move)])));
		}
		return made;
	}

	private turnedForm(value: Value, move: Move): Value {
		const form = this.document.resolve(value);
		if (!isRef(value) || !(form instanceof Stream)) return value;
		const turn = TURNS[turnOf(move) as 90 | 180 | 270];
		const key = `${value.number} ${turn.join(' ')}`;
		let ref = this.turned.get(key);
		if (!ref) {
			const matrix = multiply(matrixOf(this.document, form.dict.get('Matrix')), turn);
			const dict = new Dict(form.dict).set('Matrix', writeNumbers(matrix));
			ref = this.document.add(new Stream(dict, form.data, form.sealed));
			this.turned.set(key, ref);
		}
		return ref;
	}

	private list(value: Value | undefined): Value[] | undefined {
		const items = this.document.array(value);
		if (!items) return undefined;
		this.spend(items.length);
		this.document.job.pace.add(VALUE_COST * items.length);
		return items;
	}

	private numbers(value: Value | undefined): number[] | undefined {
		const items = this.list(value)?.map((item) => this.document.resolve(item));
		return items?.every((item) => typeof item === 'number' && Number.isFinite(item)) ? (items as number[]) : undefined;
	}
}

/** Of a value in a list, see `Pace`. */
const VALUE_COST = 40;
/** How much longer a copied entry takes than a value that is looked at. */
const COPIED = 10;

const TURNS: Readonly<Record<90 | 180 | 270, Matrix>> = {
	90: [0, 1, -1, 0, 0, 0],
	180: [-1, 0, 0, -1, 0, 0],
	270: [0, -1, 1, 0, 0, 0],
};
