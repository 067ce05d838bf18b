/** Arcs of ellipses as curves (SVG 2, Appendix B.2). */
import type { Outline } from './outline';

/** @param values radii, turn in degrees, whether the arc is the large one, whether it goes clockwise */
export function addArc(outline: Outline, values: readonly number[], [x, y]: readonly [number, number]): void {
	const [x0, y0] = [outline.x, outline.y];
	let [rx, ry] = [Math.abs(values[0]!), Math.abs(values[1]!)];
	if (x0 === x && y0 === y) return;
	if (rx === 0 || ry === 0) return outline.line(x, y);
	const turn = (values[2]! * Math.PI) / 180;
	const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
	// Half of the way, as if the ellipse were not turned.
	const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
	const [hx, hy] = [cosine * dx + sine * dy, cosine * dy - sine * dx];
	const needed = Math.sqrt((hx / rx) ** 2 + (hy / ry) ** 2);
	if (needed > 1) [rx, ry] = [rx * needed, ry * needed];
	const below = (rx * hy) ** 2 + (ry * hx) ** 2;
	const factor = Math.sqrt(Math.max(((rx * ry) ** 2 - below) / below, 0)) * (values[3] === values[4] ? -1 : 1);
	const [ux, uy] = [(factor * rx * hy) / ry, (-factor * ry * hx) / rx];
	const center = [cosine * ux - sine * uy + (x0 + x) / 2, sine * ux + cosine * uy + (y0 + y) / 2] as const;
	const start = Math.atan2((hy - uy) / ry, (hx - ux) / rx);
	let sweep = Math.atan2((-hy - uy) / ry, (-hx - ux) / rx) - start;
	if (values[4] === 1 && sweep < 0) sweep += 2 * Math.PI;
	if (values[4] === 0 && sweep > 0) sweep -= 2 * Math.PI;
	if (![...center, start, sweep].every(Number.isFinite)) return outline.line(x, y);
	const parts = Math.max(Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9), 1);
	const step = sweep / parts;
	const reach = (4 / 3) * Math.tan(step / 4);
	const at = (px: number, py: number): readonly [number, number] => [
		center[0] + cosine * px * rx - sine * py * ry,
		center[1] + sine * px * rx + cosine * py * ry,
	];
	for (let part = 0; part < parts; part++) {
		const [from, to] = [start + part * step, start + (part + 1) * step];
		const [a, b, c, d] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
		const end = part === parts - 1 ? ([x, y] as const) : at(c, d);
		outline.curve(...at(a - reach * b, b + reach * a), ...at(c + reach * d, d - reach * c), ...end, part < parts - 1);
	}
}

/** A whole ellipse, beginning at the right. */
export function addEllipse(outline: Outline, x: number, y: number, rx: number, ry: number): void {
	outline.move(x + rx, y);
	addArc(outline, [rx, ry, 0, 0, 1], [x - rx, y]);
	addArc(outline, [rx, ry, 0, 0, 1], [x + rx, y]);
	outline.close();
}
