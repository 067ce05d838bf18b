/** Shapes that cut others (CSS Masking 1, 5), as one outline. */
import { multiply, type Box, type Matrix } from '../../model/geometry/geometry';
import type { Steps } from '../../model/layout/boxes/setting';
import { elementsOf, idReferredBy, type HtmlElement } from '../nodes';
import { readTransform } from './numbers';
import { Outline } from './outline';
import { addShape, SHAPES, type Measures } from './shapes';
import { viewportOf } from './views';

interface Clip {
	readonly path: string;
	readonly hasHoles: boolean;
}

interface Tools {
	readonly find: (id: string) => HtmlElement | undefined;
	/** Is told the names of elements that have no effect. */
	readonly leaveOut: (name: string) => void;
	/** Counts characters that are drawn. */
	readonly spend: (characters: number) => void;
}

/** Shapes that cut have no lengths in parts of a view here. */
const WITHOUT_SIZE: Measures = { width: 0, height: 0, em: 16 };
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** How much the characters of a shape of others count, whose outline is made again for each use. */
const USED = 10;

const readTurn = ({ attributes }: HtmlElement): Matrix => readTransform(attributes.get('transform')) ?? IDENTITY;

export class ClipReader {
	/** Those that are the same wherever they cut. */
	private readonly known = new Map<HtmlElement, Clip>();

	constructor(private readonly tools: Tools) {}

	/** @param box around the shape that is cut; none around a group */
	*read(id: string, box: Box | undefined): Steps<Clip | undefined> {
		const clip = this.tools.find(id);
		if (clip?.name !== 'clipPath') return undefined;
		if (clip.attributes.get('clipPathUnits') !== 'objectBoundingBox') {
			let known = this.known.get(clip);
			if (known) this.tools.spend(known.path.length);
			else this.known.set(clip, (known = yield* this.outline(clip, IDENTITY)));
			return known;
		}
		if (!box) {
			this.tools.leaveOut('clipPath');
			return undefined;
		}
		const [left, top, right, bottom] = box;
		return yield* this.outline(clip, [right - left, 0, 0, bottom - top, left, top]);
	}

	private *outline(clip: HtmlElement, unit: Matrix): Steps<Clip> {
		const { find, spend } = this.tools;
		const paths: string[] = [];
		let hasHoles = false;
		for (const child of elementsOf(clip)) {
			const isUse = child.name === 'use';
			const shape = isUse ? find(idReferredBy(child)) : child;
			if (!shape || !SHAPES.has(shape.name)) continue;
			const length = (shape.attributes.get('d') ?? shape.attributes.get('points') ?? '').length;
			spend(isUse ? length * USED : length);
			const moved = isUse ? [viewportOf(child, WITHOUT_SIZE), readTurn(child)] : [];
			const outline = new Outline([readTurn(shape), ...moved, readTurn(clip), unit].reduce((all, one) => multiply(all, one)));
			yield* addShape(outline, shape, WITHOUT_SIZE);
			if (!outline.isEmpty) paths.push(outline.path);
			hasHoles ||= [child, shape].some(({ attributes }) => attributes.get('clip-rule') === 'evenodd');
		}
		// Without a shape, nothing is seen.
		return { path: paths.length === 0 ? '0 0 0 0 re' : paths.join(' '), hasHoles };
	}
}
