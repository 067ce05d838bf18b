/** Colors and color spaces as short texts (ISO 32000-2, 8.6). Every operator that sets a color ends here. */
import type { PdfDocument } from '../../pdf/document';
import { isArray, isName, Name, type Value } from '../../pdf/syntax/values';
import type { ContentOperators } from '../content/operators';
import { NAME } from '../content/tokens';
import type { Scope } from '../interpreter/scope';
import { digestOf } from './digest';
import { INITIAL, type LookState, type Space } from './look-state';
import type { ValueIds } from './value-ids';

/** The device spaces, and the resources that may replace them (8.6.5.6). */
const DEVICE: Readonly<Record<string, string>> = {
	DeviceGray: 'DefaultGray',
	DeviceRGB: 'DefaultRGB',
	DeviceCMYK: 'DefaultCMYK',
};
const PATTERN: Space = { id: 'Pattern', isPattern: true };
/** Steps of a color component: finer than any device has. */
const STEPS = 10_000;
const SHIFT = 0.271_828_182_8;

export interface Target {
	readonly space: 'fillSpace' | 'strokeSpace';
	readonly color: 'fill' | 'stroke';
}

export const FILL: Target = { space: 'fillSpace', color: 'fill' };
export const STROKE: Target = { space: 'strokeSpace', color: 'stroke' };

export class Colors {
	private readonly named = new WeakMap<Scope, Map<string, Space>>();

	constructor(
		private readonly document: PdfDocument,
		private readonly values: ValueIds,
	) {}

	/** `g`, `rg`, `k` and the same for strokes. */
	device(name: string, operators: ContentOperators, target: Target, state: LookState, scope: Scope): Promise<void> | void {
		const known = this.named.get(scope)?.get(name);
		const components = componentsOf(operators);
		const set = (space: Space) => {
			state[target.space] = space;
			state[target.color] = `${space.id} ${components}`;
		};
		return known ? set(known) : this.space(name, scope).then(set);
	}

	/** `cs` and `CS`. */
	setSpace(name: string, target: Target, state: LookState, scope: Scope): Promise<void> | void {
		const known = this.named.get(scope)?.get(name);
		const set = (space: Space) => {
			state[target.space] = space;
			state[target.color] = `${space.id} ${INITIAL[space.id] ?? 'initial'}`;
		};
		return known ? set(known) : this.space(name, scope).then(set);
	}

	/** `sc`, `scn` and the same for strokes, without a pattern. */
	set(operators: ContentOperators, target: Target, state: LookState): void {
		state[target.color] = `${state[target.space].id} ${componentsOf(operators)}`;
	}

	/** Of an uncolored pattern: its own space and components. */
	beneath(operators: ContentOperators, { id }: Space): string {
		return `${id} ${componentsOf(operators)}`;
	}

	private async space(name: string, scope: Scope): Promise<Space> {
		const found = await this.lookUp(name, scope);
		let named = this.named.get(scope);
		if (!named) this.named.set(scope, (named = new Map<string, Space>()));
		named.set(name, found);
		return found;
	}

	private async lookUp(name: string, scope: Scope): Promise<Space> {
		if (name === 'Pattern') return PATTERN;
		const replaced = DEVICE[name];
		const value = scope.find('ColorSpace', replaced ?? name);
		if (value === undefined) return { id: name, isPattern: false };
		return { id: await this.idOf(value), isPattern: this.isPattern(value) };
	}

	/** A space that is only the name of a device space is that. */
	private async idOf(value: Value): Promise<string> {
		const found = this.document.resolve(value);
		return found instanceof Name ? found.text : digestOf(await this.values.of(value));
	}

	private isPattern(value: Value): boolean {
		const found = this.document.resolve(value);
		return isName(isArray(found) ? this.document.resolve(found[0]) : found, 'Pattern');
	}
}

function componentsOf(operators: ContentOperators): string {
	let text = '';
	for (let index = 0; index < operators.count; index++)
		if (operators.kind(index) !== NAME) text += `${Math.floor(operators.number(index) * STEPS + SHIFT)} `;
	return text;
}
