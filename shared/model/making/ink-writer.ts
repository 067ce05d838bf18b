/** The operators for marks on a made page (ISO 32000-2, 8 and 9). */
import { decimal, matrixText, setColor, QUARTER_CIRCLE, polyline, operand } from '../content/painting';
import { multiply, type Matrix } from '../geometry/geometry';
import type { Color } from './color';
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
import { operatorsOf, shownBy, type MadeFont } from './typefaces';

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
	readonly around: string[] | undefined;
	readonly control: Control;
}

/** Characters of a piece of content, about. */
const LONG = 500_000;
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
	readonly groups = new Map<string, string>();
	/** The groups that masks are, by names of graphics states. */
	readonly masks = new Map<string, { readonly group: string; readonly mask: SoftMask }>();
	private readonly made = new Map<SoftMask, string>();
	private operators: string[] = [];
	/** The group that ended last. */
	private inner = '';
	private readonly kept: Kept[] = [];
	private state: State = START;

	/**
	 * A sequence of marked content (ISO 32000-2, 14.6); `begin` has the operands and BDC or BMC. Others may run whenever it gives a
	 * number: that of the marks it has written since.
	 */
	*sequence(begin: string, inks: readonly Ink[]): Generator<number, void> {
		this.operators.push(begin);
		let inText = false;
		let written = 0;
		for (const ink of inks) {
			if (written >= MANY) {
				yield written;
				written = 0;
			}
			written += costOf(ink);
			if ((ink.kind === 'text') !== inText) this.operators.push(inText ? 'ET' : 'BT');
			inText = ink.kind === 'text';
			this.write(ink);
		}
		if (inText) this.operators.push('ET');
		this.operators.push('EMC');
		yield written;
	}

	enter(control: Control): void {
		const { clip, matrix, hasHoles = false, masked } = control;
		const around = isGroup(control) ? this.operators : undefined;
		this.kept.push({ state: this.state, around, control });
		this.operators.push('q');
		if (matrix) this.operators.push(`${matrix.map(decimal).join(' ')} cm`);
		if (clip !== undefined) this.operators.push(`${clip} W${hasHoles ? '*' : ''} n`);
		const mask = masked && this.made.get(masked);
		if (mask !== undefined) this.operators.push(`/${mask} gs`);
		if (!around) return;
		this.operators = [];
		this.state = START_OF_GROUP;
	}

	/** @param group the name of the group that ends */
	leave(group?: string): void {
		const { state, around, control } = this.kept.pop()!;
		if (around && group !== undefined) {
			if (control.overlays) this.cover(control.overlays);
			this.groups.set(group, this.content);
			this.operators = around;
			this.state = state;
			if (control.making) {
				const name = `Soft${group}`;
				this.masks.set(name, { group, mask: control.making });
				this.made.set(control.making, name);
			} else {
				// Colors are over all of the group, and seen where the marks are.
				if (control.overlays) this.operators.push(`/${this.maskBy(this.inner)} gs`);
				this.covers(control.opacity ?? 1);
				if (control.blend !== undefined) this.mixes(control.blend);
				this.operators.push(`/${group} Do`);
			}
			this.inner = group;
		}
		this.state = state;
		this.operators.push('Q');
	}

	/** Fills the group that is open, which is cut to its box. */
	private cover(overlays: readonly Overlay[]): void {
		for (const { blend, color, alpha } of overlays) {
			this.blends.add(blend);
			const look = `/${blend} gs /${this.alphaName(alpha)} gs ${setColor(color, 'fill')}`;
			this.operators.push(`/Artifact BMC q ${look} ${EVERYWHERE} re f Q EMC`);
		}
	}

	/** The name of a mask that shows what is under the marks of a group. */
	private maskBy(group: string): string {
		const name = `Soft${group}`;
		this.masks.set(name, { group, mask: { isAlpha: true } });
		return name;
	}

	get content(): string {
		return this.operators.join('\n');
	}

	/** The content in pieces of some size, which others may run between. */
	*pieces(): Generator<string, void> {
		let [from, length] = [0, 0];
		for (const [index, operator] of this.operators.entries()) {
			length += operator.length;
			if (length < LONG) continue;
			yield `${this.operators.slice(from, index + 1).join('\n')}\n`;
			[from, length] = [index + 1, 0];
		}
		yield this.operators.slice(from).join('\n');
	}

	private write(ink: Ink): void {
		switch (ink.kind) {
			case 'text':
				return this.text(ink);
			case 'area':
				return this.area(ink);
			case 'image':
				this.operators.push(`q ${ink.matrix.map(decimal).join(' ')} cm /${ink.name} Do Q`);
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
		const { state, operators } = this;
		this.operators = [];
		this.write(tile);
		const drawn = this.content;
		this.operators = operators;
		this.state = state;
		for (const x of across) operators.push(`q 1 0 0 1 ${decimal(x)} ${decimal(up)} cm ${drawn} Q`);
	}

	private text(ink: TextInk): void {
		const { x, y, size, color, fill, words, matrix, oblique = false, spacing = 0, alpha = 1 } = ink;
		const pattern = fill && this.patternOf(fill);
		if (pattern === undefined) this.filled(color);
		else this.fillBy(`/Pattern cs /${pattern} scn`);
		if (fill && isClear(fill)) this.operators.push(`/Mask${pattern} gs`);
		this.covers(alpha);
		const endMode = this.beginMode(ink, pattern);
		if (spacing !== this.state.spacing) {
			this.state = { ...this.state, spacing };
			this.operators.push(`${operand(spacing)} Tc`);
		}
		const begin = (at: number, leans: boolean): void => {
			const lean = leans ? LEAN : 0;
			if (matrix) this.operators.push(`${matrixText(multiply([1, 0, lean, 1, at, y], matrix))} Tm`);
			else this.operators.push(`1 0 ${lean} 1 ${operand(at)} ${operand(y)} Tm`);
		};
		let leant = oblique || words[0]?.leans === true;
		let at = x;
		begin(x, leant);
		let array = '';
		const flush = (): void => {
			// Two strings without a number between them are one.
			if (array) this.operators.push(`[${array.replaceAll('><', '')}]TJ`);
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
				const shown = shownBy(part);
				if (shown !== undefined) array += shown;
				else {
					flush();
					this.operators.push(operatorsOf(part, size));
				}
			}
			if (after !== 0) array += decimal(-after);
		}
		flush();
		if (endMode !== '') this.operators.push(endMode);
	}

	/** Begins the mode of text whose letters are not only filled (9.3.6); the operators that end it. */
	private beginMode({ color, bolder = 0, outline, isHidden = false }: TextInk, pattern: string | undefined): string {
		if (isHidden) this.operators.push('3 Tr');
		else if (outline) {
			this.stroked(outline.color);
			// Sharp corners are cut as in browsers.
			this.operators.push(`${outline.isAlone ? 1 : 2} Tr ${operand(outline.width + bolder)} w 4 M`);
			return '0 Tr 10 M';
		} else if (bolder > 0) {
			if (pattern === undefined) this.stroked(color);
			else this.strokeBy(`/Pattern CS /${pattern} SCN`);
			this.operators.push(`2 Tr ${operand(bolder)} w`);
		} else return '';
		return '0 Tr';
	}

	private set(font: MadeFont, size: number): void {
		this.state = { ...this.state, font, size };
		this.fonts.add(font);
		this.operators.push(`/${font.name} ${operand(size)} Tf`);
	}

	private area({ x, y, width, height, color, radius = 0 }: AreaInk): void {
		this.filled(color);
		this.covers(1);
		if (radius === 0) this.operators.push(`${[x, y, width, height].map(operand).join(' ')} re f`);
		else this.operators.push(roundedRectangle(x, y, width, height, Math.min(radius, width / 2, height / 2)), 'f');
	}

	private line({ points, width, color, dots }: StrokeInk): void {
		this.stroked(color);
		const line = `${operand(width)} w ${polyline(points)} S`;
		// Dashes without length and with round ends are dots (8.4.3.6).
		this.operators.push(dots === undefined ? line : `q 1 J [0 ${operand(dots)}] 0 d ${line} Q`);
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
		this.operators.push(operator);
	}

	private stroked(color: Color): void {
		this.strokeBy(setColor(color, 'stroke'));
	}

	private strokeBy(operator: string): void {
		if (operator === this.state.stroke) return;
		this.state = { ...this.state, stroke: operator };
		this.operators.push(operator);
	}

	private covers(alpha: number): void {
		if (alpha === this.state.alpha) return;
		this.state = { ...this.state, alpha };
		this.operators.push(`/${this.alphaName(alpha)} gs`);
	}

	private outline({ path, color, alpha, width, cap, join, miter, dashes, dashOffset }: OutlineInk): void {
		const name = this.alphaName(alpha);
		const dash = dashes.length > 0 ? ` [${dashes.map(decimal).join(' ')}] ${decimal(dashOffset)} d` : '';
		const look = `${decimal(width)} w ${cap} J ${join} j ${decimal(miter)} M${dash}`;
		this.operators.push(`q ${this.strokeColor(color)} /${name} gs ${look} ${path} S Q`);
	}

	private strokeColor(color: Color | Shade): string {
		if (!('stops' in color)) return setColor(color, 'stroke');
		const name = this.patternOf(color);
		return `${isClear(color) ? `/Mask${name} gs ` : ''}/Pattern CS /${name} SCN`;
	}

	private mixes(blend: string): void {
		this.blends.add(blend);
		this.operators.push(`/${blend} gs`);
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
			this.operators.push(`${path} f${star}`);
			return;
		}
		let name = this.shades.get(fill);
		if (name === undefined) this.shades.set(fill, (name = `Shade${this.shades.size + 1}`));
		const matrix = fill.matrix ? `${fill.matrix.map(decimal).join(' ')} cm ` : '';
		this.operators.push(`q ${path} W${star} n ${matrix}${isClear(fill) ? `/Mask${name} gs ` : ''}/${name} sh Q`);
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
