/** Painted paths as they are kept, to find which part of one changed (docs/semantics.md, §33.1). */
import type { Box } from '../geometry/geometry';
import { penReach, type Pen, penOfLine, MITER_JOIN } from './pen';
import { blendKind, type LookState } from './look-state';
import type { Path, PathNumbers } from './path';
import { penOf } from './written';

/** A path, and how it is painted. */
export interface Outline {
	readonly path: PathNumbers;
	/** Two outlines of one style differ only by their paths, ends, masks and paint, the rectangles that clip them, and `blend` of one kind. */
	readonly style: string;
	/** Its color, pattern or shading. */
	readonly paint: string;
	readonly blend: string;
	/** Its soft mask, of which the style only says that it has one. */
	readonly mask: string;
	/** How ends and corners of lines look. */
	readonly ends: string;
	/** Absent if the path is filled. */
	readonly pen?: Pen;
	/** How far the line reaches from the path, in points; 0 if the path is filled. */
	readonly reach: number;
	/** How much farther it may be seen than it reaches, in points. */
	readonly margin?: number;
	readonly isDashed: boolean;
	/** The box within which it shows. */
	readonly clipBox: Box | undefined;
}

/** `rule` names how the path is filled; absent: it is stroked. undefined if the path is too long to keep. */
export function outlineOf(path: Path, state: LookState, rule?: string): Outline | undefined {
	const { numbers } = path;
	if (!numbers) return undefined;
	const { clipShapes, blend, mask, other, clipBox } = state;
	const shared = [clipShapes, blendKind(state, rule === undefined ? state.stroke : state.fill), mask !== '', other].join('\n');
	if (rule !== undefined)
		return {
			path: numbers,
			blend,
			mask,
			style: [rule, state.fillAlpha, shared].join('\n'),
			paint: state.fill,
			ends: '',
			reach: 0,
			isDashed: false,
			clipBox,
		};
	const { stroke, strokeAlpha, cap, join, miter, dash } = state;
	return {
		path: numbers,
		blend,
		mask,
		style: [strokeAlpha, penOf(state), shared].join('\n'),
		paint: stroke,
		ends: `${cap} ${join} ${join === MITER_JOIN ? miter : ''}`,
		pen: penOfLine(state, path.hasAngles),
		reach: penReach(state, path.hasAngles),
		isDashed: dash !== '',
		clipBox,
	};
}
