/** Reads the data of an invoice out of JSON: every name that is unknown and every value of a wrong kind is told. */
import type { JsonObject, JsonValue } from '../../../contract/backend';
import { losesDigits } from '../../../lists';
import type { Pace } from '../../../pace/pace';
import { decimal } from '../decimal';
import type { Invoice, Term, Totals } from '../invoice';
import { isDay } from '../rules/amounts';
import { IGNORED, INVOICE_SHAPE, type Kind, type Shape } from './data-shape';

/** `unknown`: names. `wrong`: places with what they take, such as `line 2: quantity must be a decimal`. */
export interface ReadData {
	readonly invoice: Invoice;
	readonly unknown: readonly string[];
	readonly wrong: readonly string[];
}

export async function readInvoiceData(data: JsonObject, pace: Pace): Promise<ReadData> {
	const reader = new DataReader(pace);
	const read = (await reader.readObject(data, INVOICE_SHAPE, '')) as Partial<Invoice>;
	const none = { means: [] };
	const invoice = {
		...read,
		guideline: null,
		payment: { reference: null, terms: null, creditorId: null, mandate: null, ...none, ...read.payment },
		totals: { ...NO_TOTALS, ...read.totals },
	} as Invoice;
	return { invoice, unknown: reader.unknown, wrong: reader.wrong };
}

const NO_TOTALS: Totals = {
	lines: null,
	allowances: null,
	charges: null,
	net: null,
	tax: null,
	taxInAccountingCurrency: null,
	gross: null,
	paid: null,
	rounding: null,
	due: null,
};

/** Characters that no XML has (XML 1.0, 2.2), and halves of characters. */
// eslint-disable-next-line no-control-regex -- most controls are forbidden
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/u;

/** More than any invoice has. Of other lists, such as the allowances of a line. */
const MOST_LINES = 10_000;
const MOST_ITEMS = 1_000;

const TAKES: Readonly<Record<Kind, string>> = {
	text: 'a text without control characters',
	decimal: 'a decimal such as "12.50"',
	date: 'a day such as "2026-01-31"',
};

const isShapeList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

class DataReader {
	readonly unknown: string[] = [];
	readonly wrong: string[] = [];

	constructor(private readonly pace: Pace) {}

	private async readAny(value: JsonValue | undefined, shape: Shape, at: string): Promise<unknown> {
		if (typeof shape === 'string') return this.readTerm(value, shape, at);
		const due = this.pace.step(400);
		if (due) await due;
		if (isShapeList(shape)) return await this.readList(value, shape[0], at);
		const read = await this.readObject(value, shape, at);
		return Object.values(read).every((one) => one === null || (Array.isArray(one) && one.length === 0)) ? null : read;
	}

	/** All names of the shape; null and an empty list for those that are absent. */
	async readObject(value: JsonValue | undefined, shape: Readonly<Record<string, Shape>>, at: string): Promise<object> {
		const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
		if (!isObject && !isAbsent(value)) this.wrong.push(`${at} must be an object`);
		const given = isObject ? (value as JsonObject) : {};
		const inside = (name: string): string => (at === '' ? name : at.endsWith(' ') ? `${at}${name}` : `${at}.${name}`);
		for (const name of Object.keys(given)) {
			const isIgnored = at === '' && IGNORED.includes(name);
			if (!isIgnored && !Object.hasOwn(shape, name)) this.unknown.push(inside(name));
			const due = this.pace.step(100);
			if (due) await due;
		}
		const read: Record<string, unknown> = {};
		for (const [name, part] of Object.entries(shape))
			read[name] = await this.readAny(Object.hasOwn(given, name) ? given[name] : undefined, part, inside(name));
		return read;
	}

	private async readList(value: JsonValue | undefined, shape: Shape, at: string): Promise<unknown[]> {
		if (isAbsent(value)) return [];
		if (!Array.isArray(value)) {
			this.wrong.push(`${at} must be a list`);
			return [];
		}
		const most = at === 'lines' ? MOST_LINES : MOST_ITEMS;
		if (value.length > most) {
			this.wrong.push(`${at} must have at most ${most} entries`);
			return [];
		}
		const read: unknown[] = [];
		for (const [index, item] of (value as readonly JsonValue[]).entries()) {
			const place = `${at} ${index + 1}`;
			read.push(
				typeof shape === 'object' && !isShapeList(shape)
					? await this.readObject(item, shape, `${place}: `)
					: this.readTerm(item, shape as Kind, place),
			);
			const due = this.pace.step(200);
			if (due) await due;
		}
		return read;
	}

	private readTerm(value: JsonValue | undefined, kind: Kind, at: string): Term {
		if (isAbsent(value)) return null;
		if (losesDigits(value)) {
			this.wrong.push(`${at} must be in quotes, because a number of more than 15 digits loses some`);
			return null;
		}
		const text = typeof value === 'number' ? String(value) : value;
		const isRight =
			typeof text === 'string' &&
			(kind === 'text'
				? !FORBIDDEN.test(text)
				: kind === 'date'
					? isDay(text) && text.length === 10
					: decimal(text) !== undefined);
		if (isRight) return text;
		this.wrong.push(`${at} must be ${TAKES[kind]}`);
		return null;
	}
}

/** A cell of a table that is empty is text without characters. */
const isAbsent = (value: JsonValue | undefined): value is null | undefined | '' =>
	value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
