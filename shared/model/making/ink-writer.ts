/** The operators for marks on a made page (ISO 32000-2, 8 and 9). */
import { decimal, matrixText, setColor, QUARTER_CIRCLE, polyline, operand } from '../content/painting';
import { multiply, type Matrix } from '../geometry/geometry';
import type { Color } from './color';
import { Content } from './content';
import {
	type AreaInk,
	type Control,
	type Ink,
	isGroup,
	LEAN,
	type OutlineInk,
	type Overlay,
	type ShapeInk,
	type SoftMask,
	type StrokeInk,
	type TextInk,
	type TilesInk,
} from './ink';
import { isClear, type Shade } from './shades';
import type { MadeFont } from './typefaces';

/** The state that operators leave. */
interface State {
	readonly font: MadeFont | undefined;
	readonly size: number;
	readonly fill: string;
	readonly stroke: string;
	readonly spacing: number;
	readonly alpha: number;
}

const START: State = { font: undefined, size: 0, fill: '', stroke: '', spacing: 0, alpha: 1 };

/** In a group, text begins as it was around it; how clear it is begins afresh. */
const START_OF_GROUP: State = { ...START, spacing: Number.NaN };

interface Kept {
	readonly state: State;
	/** The operators around a group. */
	readonly around: Content | undefined;
	readonly control: Control;
}

/** A rectangle that is larger than any group. */
const EVERYWHERE = '-100000 -100000 200000 200000';
/** Marks that are written between two pauses. */
const MANY = 100;

/** The content of a page and of the groups on it, with the state that text operators leave behind. */
export class InkWriter {
	readonly fonts = new Set<MadeFont>();
	readonly shades = new Map<Shade, string>();
	/** Shadings of text and lines, from their coordinates to those of the content that they are in, by their names in the resources. */
	readonly patterns = new Map<string, { readonly shade: Shade; readonly matrix: Matrix }>();
	/** Their names, by the matrix. */
	private readonly patternNames = new Map<Shade, Map<string, string>>();
	/** Of graphics states in the resources, by name. */
	readonly alphas = new Map<string, number>();
	/** Blend modes that are used, which are names of graphics states, too. */
	readonly blends = new Set<string>();
	/** The content of groups, by their names in the resources. */
	readonly groups = new Map<string, Content>();
	/** The groups that masks are, by names of graphics states. */
	readonly masks = new Map<string, { readonly group: string; readonly mask: SoftMask }>();
	private readonly made = new Map<SoftMask, string>();
	content = new Content();
	/** The group that ended last. */
	private inner = '';
	private readonly kept: Kept[] = [];
	private state: State = START;

	/**
	 * A sequence of marked content (ISO 32000-2, 14.6); `begin` has the operands and BDC or BMC. Others may run whenever it gives a
	 * number: that of the marks it has written since.
	 */
	*sequence(begin: string, inks: readonly Ink[]): Generator<number, void> {
		this.content.add(begin);
		let inText = false;
		let written = 0;
		for (const ink of inks) {
			if (written >= MANY) {
				yield written;
				written = 0;
			}
			written += costOf(ink);
			if ((ink.kind === 'text') !== inText) this.content.add(inText ? 'ET' : 'BT');
			inText = ink.kind === 'text';
			this.write(ink);
		}
		if (inText) this.content.add('ET');
		this.content.add('EMC');
		yield written;
	}

	enter(control: Control): void {
		const { clip, matrix, hasHoles = false, masked } = control;
		const around = isGroup(control) ? this.content : undefined;
		this.kept.push({ state: this.state, around, control });
		this.content.add('q');
		if (matrix) this.content.add(`${matrix.map(decimal).join(' ')} cm`);
		if (clip !== undefined) this.content.add(`${clip} W${hasHoles ? '*' : ''} n`);
		const mask = masked && this.made.get(masked);
		if (mask !== undefined) this.content.add(`/${mask} gs`);
		if (!around) return;
		this.content = new Content();
		this.state = START_OF_GROUP;
	}

	/** @param group the name of the group that ends */
	leave(group?: string): void {
		const { state, around, control } = this.kept.pop()!;
		if (around && group !== undefined) {
			if (control.overlays) this.cover(control.overlays);
			this.content.join();
			this.groups.set(group, this.content);
			this.content = around;
			this.state = state;
			if (control.making) {
				const name = `Soft${group}`;
				this.masks.set(name, { group, mask: control.making });
				this.made.set(control.making, name);
			} else {
				// Colors are over all of the group, and seen where the marks are.
				if (control.overlays) this.content.add(`/${this.maskBy(this.inner)} gs`);
				this.covers(control.opacity ?? 1);
				if (control.blend !== undefined) this.mixes(control.blend);
				this.content.add(`/${group} Do`);
			}
			this.inner = group;
		}
		this.state = state;
		this.content.add('Q');
	}

	/** Fills the group that is open, which is cut to its box. */
	private cover(overlays: readonly Overlay[]): void {
		for (const { blend, color, alpha } of overlays) {
			this.blends.add(blend);
			const look = `/${blend} gs /${this.alphaName(alpha)} gs ${setColor(color, 'fill')}`;
			this.content.add(`/Artifact BMC q ${look} ${EVERYWHERE} re f Q EMC`);
		}
	}

	/** The name of a mask that shows what is under the marks of a group. */
	private maskBy(group: string): string {
		const name = `Soft${group}`;
		this.masks.set(name, { group, mask: { isAlpha: true } });
		return name;
	}

	private write(ink: Ink): void {
		switch (ink.kind) {
			case 'text':
				return this.text(ink);
			case 'area':
				return this.area(ink);
			case 'image':
				this.content.add(`q ${ink.matrix.map(decimal).join(' ')} cm /${ink.name} Do Q`);
				return;
			case 'stroke':
				return this.line(ink);
			case 'shape':
				return this.shape(ink);
			case 'outline':
				return this.outline(ink);
			case 'tiles':
				return this.tiles(ink);
		}
	}

	private tiles({ tile, across, up }: TilesInk): void {
		const { state, content } = this;
		this.content = new Content();
		this.write(tile);
		const drawn = this.content.plain;
		this.content = content;
		this.state = state;
		for (const x of across) content.add(`q 1 0 0 1 ${decimal(x)} ${decimal(up)} cm ${drawn} Q`);
	}

	private text(ink: TextInk): void {
		const { x, y, size, color, fill, words, matrix, oblique = false, spacing = 0, alpha = 1 } = ink;
		const pattern = fill && this.patternOf(fill);
		if (pattern === undefined) this.filled(color);
		else this.fillBy(`/Pattern cs /${pattern} scn`);
		if (fill && isClear(fill)) this.content.add(`/Mask${pattern} gs`);
		this.covers(alpha);
		const endMode = this.beginMode(ink, pattern);
		if (spacing !== this.state.spacing) {
			this.state = { ...this.state, spacing };
			this.content.add(`${operand(spacing)} Tc`);
		}
		const begin = (at: number, leans: boolean): void => {
			const lean = leans ? LEAN : 0;
			if (matrix) this.content.add(`${matrixText(multiply([1, 0, lean, 1, at, y], matrix))} Tm`);
			else this.content.add(`1 0 ${lean} 1 ${operand(at)} ${operand(y)} Tm`);
		};
		let leant = oblique || words[0]?.leans === true;
		let at = x;
		begin(x, leant);
		let array = '';
		const flush = (): void => {
			if (array) this.content.add(`[${array}]TJ`);
			array = '';
		};
		for (const { parts, width, after = 0, leans = oblique } of words) {
			if (leans !== leant) {
				flush();
				begin(at, leans);
				leant = leans;
			}
			at += (width * size) / 1000 + spacing * parts.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
			for (const part of parts) {
				// Joiners alone show nothing, and their font is not embedded for them.
				if (part.glyphs.length === 0) continue;
				if (part.font !== this.state.font || size !== this.state.size) {
					flush();
					this.set(part.font, size);
				}
				const mark = this.content.mark(part);
				if (mark !== undefined) array += mark;
				else {
					flush();
					this.content.show(part, size);
				}
			}
			if (after !== 0) array += decimal(-after);
		}
		flush();
		if (endMode !== '') this.content.add(endMode);
	}

	/** Begins the mode of text whose letters are not only filled (9.3.6); the operators that end it. */
	private beginMode({ color, bolder = 0, outline, isHidden = false }: TextInk, pattern: string | undefined): string {
		if (isHidden) this.content.add('3 Tr');
		else if (outline) {
			this.stroked(outline.color);
			// Sharp corners are cut as in browsers.
			this.content.add(`${outline.isAlone ? 1 : 2} Tr ${operand(outline.width + bolder)} w 4 M`);
			return '0 Tr 10 M';
		} else if (bolder > 0) {
			if (pattern === undefined) this.stroked(color);
			else this.strokeBy(`/Pattern CS /${pattern} SCN`);
			this.content.add(`2 Tr ${operand(bolder)} w`);
		} else return '';
		return '0 Tr';
	}

	private set(font: MadeFont, size: number): void {
		this.state = { ...this.state, font, size };
		this.fonts.add(font);
		this.content.add(`/${font.name} ${operand(size)} Tf`);
	}

	private area({ x, y, width, height, color, radius = 0 }: AreaInk): void {
		this.filled(color);
		this.covers(1);
		if (radius === 0) this.content.add(`${[x, y, width, height].map(operand).join(' ')} re f`);
		else {
			this.content.add(roundedRectangle(x, y, width, height, Math.min(radius, width / 2, height / 2)));
			this.content.add('f');
		}
	}

	private line({ points, width, color, dots }: StrokeInk): void {
		this.stroked(color);
		const line = `${operand(width)} w ${polyline(points)} S`;
		// Dashes without length and with round ends are dots (8.4.3.6).
		this.content.add(dots === undefined ? line : `q 1 J [0 ${operand(dots)}] 0 d ${line} Q`);
	}

	/** The name of a shading as a pattern, whose place is that of the content, whatever matrices hold there (8.7.3.1). */
	private patternOf(shade: Shade): string {
		const from = this.kept.findLastIndex(({ around }) => around !== undefined) + 1;
		let matrix: Matrix = [1, 0, 0, 1, 0, 0];
		for (const { control } of this.kept.slice(from)) if (control.matrix) matrix = multiply(control.matrix as Matrix, matrix);
		if (shade.matrix) matrix = multiply(shade.matrix as Matrix, matrix);
		let names = this.patternNames.get(shade);
		if (!names) this.patternNames.set(shade, (names = new Map<string, string>()));
		const key = matrix.join();
		let name = names.get(key);
		if (name === undefined) {
			names.set(key, (name = `Pattern${this.patterns.size + 1}`));
			this.patterns.set(name, { shade, matrix });
		}
		return name;
	}

	private filled(color: Color): void {
		this.fillBy(setColor(color, 'fill'));
	}

	private fillBy(operator: string): void {
		if (operator === this.state.fill) return;
		this.state = { ...this.state, fill: operator };
		this.content.add(operator);
	}

	private stroked(color: Color): void {
		this.strokeBy(setColor(color, 'stroke'));
	}

	private strokeBy(operator: string): void {
		if (operator === this.state.stroke) return;
		this.state = { ...this.state, stroke: operator };
		this.content.add(operator);
	}

	private covers(alpha: number): void {
		if (alpha === this.state.alpha) return;
		this.state = { ...this.state, alpha };
		this.content.add(`/${this.alphaName(alpha)} gs`);
	}

	private outline({ path, color, alpha, width, cap, join, miter, dashes, dashOffset }: OutlineInk): void {
		const name = this.alphaName(alpha);
		const dash = dashes.length > 0 ? ` [${dashes.map(decimal).join(' ')}] ${decimal(dashOffset)} d` : '';
		const look = `${decimal(width)} w ${cap} J ${join} j ${decimal(miter)} M${dash}`;
		this.content.add(`q ${this.strokeColor(color)} /${name} gs ${look} ${path} S Q`);
	}

	private strokeColor(color: Color | Shade): string {
		if (!('stops' in color)) return setColor(color, 'stroke');
		const name = this.patternOf(color);
		return `${isClear(color) ? `/Mask${name} gs ` : ''}/Pattern CS /${name} SCN`;
	}

	private mixes(blend: string): void {
		this.blends.add(blend);
		this.content.add(`/${blend} gs`);
	}

	private alphaName(alpha: number): string {
		const name = `A${Math.round(alpha * 1000)}`;
		this.alphas.set(name, alpha);
		return name;
	}

	private shape({ path, fill, alpha = 1, hasHoles = false }: ShapeInk): void {
		this.covers(alpha);
		const star = hasHoles ? '*' : '';
		if (!('stops' in fill)) {
			this.filled(fill);
			this.content.add(`${path} f${star}`);
			return;
		}
		let name = this.shades.get(fill);
		if (name === undefined) this.shades.set(fill, (name = `Shade${this.shades.size + 1}`));
		const matrix = fill.matrix ? `${fill.matrix.map(decimal).join(' ')} cm ` : '';
		this.content.add(`q ${path} W${star} n ${matrix}${isClear(fill) ? `/Mask${name} gs ` : ''}/${name} sh Q`);
	}
}

/** In marks of usual size. */
function costOf(ink: Ink): number {
	if (ink.kind === 'tiles') return 1 + ink.across.length / MANY;
	return ink.kind === 'text' ? 1 + ink.words.length / 10 : 1;
}

/** The path of a rectangle with round corners. */
function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
	const [right, top] = [x + width, y + height];
	const near = radius * (1 - QUARTER_CIRCLE);
	const curve = (...at: number[]): string => `${at.map(operand).join(' ')} c`;
	const line = (...at: number[]): string => `${at.map(operand).join(' ')} l`;
	return [
		`${operand(x + radius)} ${operand(y)} m`,
		line(right - radius, y),
		curve(right - near, y, right, y + near, right, y + radius),
		line(right, top - radius),
		curve(right, top - near, right - near, top, right - radius, top),
		line(x + radius, top),
		curve(x + near, top, x, top - near, x, top - radius),
		line(x, y + radius),
		curve(x, y + near, x + near, y, x + radius, y),
		'h',
	].join(' ');
}
