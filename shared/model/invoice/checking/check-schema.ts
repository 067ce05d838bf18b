/**
 * Whether an invoice has the elements that its schema allows, in their order and as often as it says: what portals check before
 * any rule. Of values it looks at numbers and indicators; dates, codes and attributes are left to the rules.
 */
import type { Pace } from '../../../pace/pace';
import type { XmlElement } from '../../metadata/xml-tree';
import { decimal } from '../decimal';
import type { Profile } from '../profile';
import type { ReadInvoice, Syntax } from '../read-invoice';
import type { Failure } from '../rules/rule';
import { CII_TYPES } from '../schema/cii-types';
import { isRequired, mostOf, occurrenceOf, readContentModels, type Child, type ContentModel } from '../schema/content-model';
import { UBL_TYPES } from '../schema/ubl-types';
import { describePlace, walkElements } from './walk-elements';

/** Further failures say nothing new. */
const MOST_FAILURES = 100;
/** The cost of a child that is checked, see `Pace`. */
const CHILD_COST = 60;

const MODELS = { CII: readContentModels(CII_TYPES), UBL: readContentModels(UBL_TYPES) };

/** The profiles of Factur-X in the order of the occurrences. The whole schema is the first. */
const LEVELS: readonly (Profile['level'] | undefined)[] = [undefined, 'MINIMUM', 'BASIC WL', 'BASIC', 'EN 16931', 'EXTENDED'];

const RAM = 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100';
const COMMON = 'urn:oasis:names:specification:ubl:schema:xsd:Common';

/** In CII elements whose names end so hold one element with the value. */
const WRAPPED: readonly (readonly [end: string, inner: readonly string[]])[] = [
	['DateTime', ['DateTimeString', 'DateTime']],
	['Date', ['DateString', 'Date']],
	['Indicator', ['Indicator', 'IndicatorString']],
];

/** The values of elements whose names end so, for which the rules of EN 16931 do not always ask. */
const NUMBERS = ['Amount', 'Quantity', 'Percent', 'Measure', 'Numeric', 'Rate'];

/** The values of elements whose names end in Indicator (XML Schema, part 2, 3.2.2). */
const BOOLEANS = ['true', 'false', '1', '0'];

/**
 * `isFacturX`: whether the invoice is in a document, so that the guideline of EN 16931 means the profile of Factur-X. As XML, an
 * invoice with it has the whole schema.
 */
export async function schemaFailures(read: ReadInvoice, isFacturX: boolean, pace: Pace): Promise<Failure[]> {
	const check = new SchemaCheck(read, isFacturX, pace);
	await walkElements(read.root, pace, (element, around, line) => check.take(element, around, line));
	return check.failures;
}

class SchemaCheck {
	readonly failures: Failure[] = [];
	private readonly syntax: Syntax;
	private readonly root: XmlElement;
	private readonly level: number;
	/** The content models of the elements around. */
	private readonly models: (ContentModel | undefined)[] = [];

	constructor(
		{ syntax, profile, root }: ReadInvoice,
		isFacturX: boolean,
		private readonly pace: Pace,
	) {
		this.syntax = syntax;
		this.root = root;
		const isWhole = syntax === 'UBL' || (profile?.level === 'EN 16931' && !isFacturX);
		this.level = isWhole ? 0 : Math.max(0, LEVELS.indexOf(profile?.level));
	}

	async take(element: XmlElement, around: readonly XmlElement[], line: number): Promise<void> {
		const child = this.childOf(element, around);
		const model = around.length === 0 ? MODELS[this.syntax].get(element.name) : MODELS[this.syntax].get(child?.type ?? '');
		this.models.length = around.length;
		this.models.push(model);
		if (this.failures.length >= MOST_FAILURES) return;
		const where = describePlace(element, around, line);
		const fail = (text: string, found: string | null = null): void => {
			if (this.failures.length < MOST_FAILURES) this.failures.push({ rule: 'SCHEMA', text, where, found, expected: null });
		};
		if (model && element.text.trim() !== '') fail(`${element.name} has elements, and no text between them`);
		if (model) await this.checkChildren(element, model, fail);
		else if (child?.isText) this.checkText(element, fail);
	}

	/** The row of the schema for an element; undefined where it, or the profile, has none. */
	private childOf({ name, namespace }: XmlElement, around: readonly XmlElement[]): Child | undefined {
		const child = this.models[around.length - 1]?.get(name);
		if (!child || occurrenceOf(child, this.level) === '-') return undefined;
		return namespace === this.namespaceOf(child, name, around.at(-1)) ? child : undefined;
	}

	private async checkChildren(element: XmlElement, model: ContentModel, fail: Fail): Promise<void> {
		const counts = new Map<string, number>();
		let last: { readonly name: string; readonly order: number } | undefined;
		this.pace.add(model.size);
		for (const { name, namespace } of element.children) {
			const due = this.pace.step(CHILD_COST);
			if (due) await due;
			const child = model.get(name);
			if (!child) {
				fail('The schema has no such element there', name.slice(0, 100));
				continue;
			}
			if (namespace !== this.namespaceOf(child, name, element)) fail(`${name} is in another namespace than that of the schema`);
			const count = (counts.get(name) ?? 0) + 1;
			counts.set(name, count);
			const most = mostOf(occurrenceOf(child, this.level));
			if (count === most + 1) fail(this.describeMost(name, most));
			if (last && child.order < last.order) fail(`The schema has ${name} before ${last.name}`);
			else last = { name, order: child.order };
		}
		for (const [name, child] of model)
			if (!counts.has(name) && isRequired(occurrenceOf(child, this.level))) fail(`${name} is missing`);
	}

	private describeMost(name: string, most: number): string {
		if (most === 0) return `The profile ${LEVELS[this.level]} has no ${name} there`;
		return `${name} is there ${most === 1 ? 'once' : 'twice'} at most`;
	}

	private namespaceOf({ isText }: Child, name: string, parent: XmlElement | undefined): string {
		if (this.syntax === 'CII') return parent === this.root ? this.root.namespace : RAM;
		if (name === 'UBLExtensions') return `${COMMON}ExtensionComponents-2`;
		return `${COMMON}${isText ? 'Basic' : 'Aggregate'}Components-2`;
	}

	private checkText({ name, children, text }: XmlElement, fail: Fail): void {
		const inner = this.syntax === 'CII' && WRAPPED.find(([end]) => name.endsWith(end))?.[1];
		const holder = inner ? children[0] : undefined;
		if (!inner && children.length > 0) return fail(`${name} holds text alone`);
		if (inner && (children.length !== 1 || !inner.includes(holder!.name))) return fail(`${name} holds one ${inner[0]}`);
		const value = (holder?.text ?? text).trim();
		if (NUMBERS.some((end) => name.endsWith(end)) && !decimal(value)) fail(`${name} is a decimal number`, value.slice(0, 100));
		if (name.endsWith('Indicator') && !BOOLEANS.includes(value)) fail(`${name} is true or false`, value.slice(0, 100));
	}
}

type Fail = (text: string, found?: string) => void;
