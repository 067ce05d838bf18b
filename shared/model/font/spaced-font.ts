/** Text that a default appearance spaces out (Tc) or makes narrower or wider (Tz); ISO 32000-2, 9.3.2 and 9.3.4. */
import type { Value } from '../../pdf/syntax/values';
import { operand } from '../content/painting';
import type { Extent, TextFont } from './text-font';

export class SpacedFont implements TextFont {
	/** @param spacing in thousandths of the type size */
	constructor(
		private readonly font: TextFont,
		private readonly spacing: number,
		private readonly stretch: number,
	) {}

	get resource(): Value {
		return this.font.resource;
	}

	get further(): ReadonlyMap<string, Value> | undefined {
		return this.font.further;
	}

	get extent(): Extent {
		return this.font.extent;
	}

	covers(text: string): boolean {
		return this.font.covers(text);
	}

	width(text: string): number {
		return (this.font.width(text) + [...text].length * this.spacing) * this.stretch;
	}

	show(text: string, size: number): string {
		const operators = [
			...(this.spacing === 0 ? [] : [`${operand((this.spacing * size) / 1000)} Tc`]),
			...(this.stretch === 1 ? [] : [`${operand(this.stretch * 100)} Tz`]),
			this.font.show(text, size),
		];
		return operators.join(' ');
	}

	use(text: string): void {
		this.font.use?.(text);
	}
}
