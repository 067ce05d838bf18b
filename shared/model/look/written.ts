/** The state with which something is drawn: it is written where it differs from the last one that was written. */
import { measureScale } from '../geometry/geometry';
import type { Digest } from './digest';
import type { LookState } from './look-state';

const FILL = -11;
const STROKE = -12;

/** Lines are as wide as the state transforms them: the pen is an ellipse (ISO 32000-2, 8.4.3.2). */
export function penOf({ matrix, lineWidth, dash }: LookState): string {
	const [a, b, c, d] = matrix;
	const width = lineWidth * lineWidth;
	const pen = [width * (a * a + c * c), width * (a * b + c * d), width * (b * b + d * d)].map((value) => Math.round(value * 1e6));
	return `${pen.join(' ')} ${dash && `${dash} ${Math.round(measureScale(matrix) * 1e6)}`}`;
}

export class Written {
	private fill = '';
	private fillAlpha = -1;
	private fillClip = '';
	private fillMode = '';
	private stroke = '';

	constructor(private readonly digest: Digest) {}

	/** The next state is written whole. */
	forget(): void {
		this.fillAlpha = -1;
		this.stroke = '';
	}

	/** `mode`: 0 fills, 1 strokes, 2 does both, as for text (ISO 32000-2, 9.3.6). */
	state(state: LookState, mode: number): void {
		if (mode !== 1) this.fills(state);
		if (mode >= 1) this.strokes(state);
	}

	private fills({ fill, fillAlpha, clip, blend, mask, other }: LookState): void {
		const isSame =
			fill === this.fill && fillAlpha === this.fillAlpha && clip === this.fillClip && this.fillMode === blend + mask + other;
		if (isSame) return;
		this.fill = fill;
		this.fillAlpha = fillAlpha;
		this.fillClip = clip;
		this.fillMode = blend + mask + other;
		const { digest } = this;
		digest.exact(FILL);
		digest.text(fill);
		digest.length(fillAlpha);
		digest.text(clip);
		digest.text(this.fillMode);
	}

	private strokes(state: LookState): void {
		const { stroke, strokeAlpha, cap, join, miter, clip, blend, mask, other } = state;
		const corners = `${cap} ${join} ${join === 0 ? miter : ''}`;
		const all = [stroke, strokeAlpha, clip, blend, mask, other, penOf(state), corners].join('\n');
		if (all === this.stroke) return;
		this.stroke = all;
		this.digest.exact(STROKE);
		this.digest.text(all);
	}
}
