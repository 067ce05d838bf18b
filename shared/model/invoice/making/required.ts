/** Terms that an invoice must have, and those that a profile does not have, by the names of the data (EN 16931-1, 6.3; Factur-X 1.08). */
import type { Pace } from '../../../pace/pace';
import type { Invoice } from '../invoice';
import type { Level } from '../profile';

/** A place in a part of an invoice, such as `address.country`, its term, and groups that are missing with it. */
type Need = readonly [name: string, term: string, groups?: readonly string[]];

interface Part {
	readonly at: string;
	readonly part: unknown;
}

interface Needs {
	readonly of: (invoice: Invoice) => readonly Part[];
	readonly rows: readonly Need[];
	readonly levels?: readonly Level[];
}

const whole = (invoice: Invoice): Part[] => [{ at: '', part: invoice }];

const some = (at: string, part: unknown): Part[] => (part === null ? [] : [{ at: `${at}.`, part }]);

const each = (at: string, parts: readonly unknown[]): Part[] =>
	parts.map((part, index) => ({ at: `${at} ${index + 1}: `, part }));

const lines = (invoice: Invoice): Part[] => each('lines', invoice.lines);

const inLines =
	(name: 'allowances' | 'charges') =>
	(invoice: Invoice): Part[] =>
		invoice.lines.flatMap((line, index) => each(`lines ${index + 1}: ${name}`, line[name]));

const isOutside = (category: unknown): boolean => category === 'O';

/** Those that have a rate. */
const takeRated =
	(of: (invoice: Invoice) => readonly Part[], category: 'taxCategory' | 'category') =>
	(invoice: Invoice): Part[] =>
		of(invoice).filter(({ part }) => !isOutside((part as Readonly<Record<string, unknown>>)[category]));

const ALLOWANCES = (invoice: Invoice): Part[] => each('allowances', invoice.allowances);
const CHARGES = (invoice: Invoice): Part[] => each('charges', invoice.charges);

/** These say why there is no VAT. */
const EXEMPT = ['E', 'AE', 'K', 'G', 'O'];

const NEEDS: readonly Needs[] = [
	{
		of: whole,
		rows: [
			['number', 'BT-1'],
			['issueDate', 'BT-2'],
			['typeCode', 'BT-3'],
			['currency', 'BT-5'],
			['seller.name', 'BT-27'],
			['seller.address.country', 'BT-40', ['BG-5']],
			['buyer.name', 'BT-44'],
			['buyer.address.country', 'BT-55', ['BG-8']],
			['lines', 'BG-25', ['BG-23']],
		],
	},
	{
		of: whole,
		levels: ['XRECHNUNG'],
		rows: [
			['buyerReference', 'BT-10'],
			['seller.electronicAddress.id', 'BT-34'],
			['seller.address.city', 'BT-37'],
			['seller.address.postCode', 'BT-38'],
			['seller.contact.name', 'BT-41', ['BG-6']],
			['seller.contact.phone', 'BT-42'],
			['seller.contact.email', 'BT-43'],
			['buyer.electronicAddress.id', 'BT-49'],
			['buyer.address.city', 'BT-52'],
			['buyer.address.postCode', 'BT-53'],
			['payment.means', 'BG-16'],
		],
	},
	{
		of: lines,
		rows: [
			['name', 'BT-153'],
			['quantity', 'BT-129'],
			['unit', 'BT-130'],
			['netPrice', 'BT-146'],
			['taxCategory', 'BT-151'],
		],
	},
	{ of: takeRated(lines, 'taxCategory'), rows: [['taxRate', 'BT-152']] },
	{
		of: ALLOWANCES,
		rows: [
			['amount', 'BT-92'],
			['taxCategory', 'BT-95'],
		],
	},
	{ of: takeRated(ALLOWANCES, 'taxCategory'), rows: [['taxRate', 'BT-96']] },
	{
		of: CHARGES,
		rows: [
			['amount', 'BT-99'],
			['taxCategory', 'BT-102'],
		],
	},
	{ of: takeRated(CHARGES, 'taxCategory'), rows: [['taxRate', 'BT-103']] },
	{ of: inLines('allowances'), rows: [['amount', 'BT-136']] },
	{ of: inLines('charges'), rows: [['amount', 'BT-141']] },
	{ of: ({ payment }) => each('payment.means', payment.means), rows: [['code', 'BT-81']] },
	{ of: ({ payee }) => some('payee', payee), rows: [['name', 'BT-59']] },
	{
		of: ({ taxRepresentative }) => some('taxRepresentative', taxRepresentative),
		rows: [
			['name', 'BT-62'],
			['vatId', 'BT-63'],
			['address.country', 'BT-69', ['BG-12']],
		],
	},
	{ of: ({ delivery }) => some('delivery.address', delivery?.address ?? null), rows: [['country', 'BT-80']] },
	{ of: ({ taxes }) => each('taxes', taxes), rows: [['category', 'BT-118']] },
	{
		of: ({ taxes }) =>
			each('taxes', taxes).filter((_, index) => {
				const { category, exemptionCode } = taxes[index]!;
				return EXEMPT.includes(category ?? '') && exemptionCode === null;
			}),
		rows: [['exemptionReason', 'BT-120']],
	},
	{
		of: (invoice) => (invoice.taxCurrency === null ? [] : whole(invoice)),
		rows: [['totals.taxInAccountingCurrency', 'BT-111']],
	},
];

/** Terms of EXTENDED, and of EN 16931 that BASIC does not have. */
const LIMITS: readonly (Needs & { readonly levels: readonly Level[] })[] = [
	{
		of: lines,
		levels: ['BASIC', 'EN 16931', 'XRECHNUNG'],
		rows: [
			['kind', 'BT-X-8'],
			['parent', 'BT-X-304'],
		],
	},
	{ of: whole, levels: ['BASIC', 'EN 16931', 'XRECHNUNG'], rows: [['thirdPartyCharges', 'BG-X-83']] },
	{
		of: whole,
		levels: ['BASIC'],
		rows: [
			['salesOrderReference', 'BT-14'],
			['projectReference', 'BT-11'],
			['seller.contact', 'BG-6'],
			['buyer.contact', 'BG-9'],
			['totals.rounding', 'BT-114'],
		],
	},
	{
		of: ({ payment }) => each('payment.means', payment.means),
		levels: ['BASIC'],
		rows: [
			['text', 'BT-82'],
			['accountName', 'BT-85'],
			['bic', 'BT-86'],
			['card', 'BT-87'],
		],
	},
	{
		of: lines,
		levels: ['BASIC'],
		rows: [
			['description', 'BT-154'],
			['sellerItemId', 'BT-155'],
			['buyerItemId', 'BT-156'],
			['orderLine', 'BT-132'],
		],
	},
];

/** A term by its place in the data. */
export interface NamedTerm {
	/** Such as `lines 2: unit`. */
	readonly name: string;
	readonly term: string;
	readonly groups: readonly string[];
}

export const missingTerms = (invoice: Invoice, level: Level, pace: Pace): Promise<NamedTerm[]> =>
	findTerms(NEEDS, invoice, level, pace, false);

export const termsBeyond = (invoice: Invoice, level: Level, pace: Pace): Promise<NamedTerm[]> =>
	findTerms(LIMITS, invoice, level, pace, true);

/** Those of the rows that are there, or that are absent. */
async function findTerms(
	all: readonly Needs[],
	invoice: Invoice,
	level: Level,
	pace: Pace,
	isThere: boolean,
): Promise<NamedTerm[]> {
	const found: NamedTerm[] = [];
	for (const { of, rows, levels } of all) {
		if (levels && !levels.includes(level)) continue;
		for (const { at, part } of of(invoice)) {
			for (const [name, term, groups = []] of rows)
				if (isGivenAt(part, name) === isThere) found.push({ name: `${at}${name}`, term, groups });
			const due = pace.step(100 * rows.length);
			if (due) await due;
		}
	}
	return found;
}

function isGivenAt(part: unknown, name: string): boolean {
	let found = part;
	for (const step of name.split('.')) found = (found as Readonly<Record<string, unknown>> | null | undefined)?.[step];
	return Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined;
}
