/** Invoices of many kinds, in CII and UBL, with every group of terms of EN 16931-1. They keep all rules. */

interface Part {
	readonly category: string;
	readonly rate: string | null;
	/** In cents. */
	readonly amount: number;
}

interface LineOfKind extends Part {
	readonly quantity: string;
	readonly unit: string;
	readonly price: string;
	/** In cents. */
	readonly allowance?: number;
	readonly charge?: number;
}

interface AdjustmentOfKind extends Part {
	readonly isCharge: boolean;
}

export interface Kind {
	readonly name: string;
	readonly typeCode: string;
	readonly isCreditNote?: boolean;
	readonly currency: string;
	/** With its total of VAT, in cents. */
	readonly taxCurrency?: readonly [currency: string, cents: number];
	readonly seller: 'vat' | 'tax' | 'registered' | 'represented';
	readonly buyer: 'vat' | 'registered';
	readonly lines: readonly LineOfKind[];
	readonly adjustments?: readonly AdjustmentOfKind[];
	/** In cents. */
	readonly paid?: number;
	readonly rounding?: number;
	readonly payment: 'transfer' | 'debit' | 'card' | 'cash';
	/** Attachments, references, periods, payee and notes. */
	readonly isFull?: boolean;
	/** Reasons of exemption by category: a text, or a code of VATEX. */
	readonly reasons?: Readonly<Record<string, string>>;
}

const line = (category: string, rate: string | null, quantity: string, price: string, amount: number, more = {}): LineOfKind => ({
	...{ category, rate, quantity, price, amount, unit: 'C62' },
	...more,
});
const allowance = (category: string, rate: string | null, amount: number): AdjustmentOfKind => ({
	...{ category, rate, amount, isCharge: false },
});
const charge = (category: string, rate: string | null, amount: number): AdjustmentOfKind => ({
	...{ category, rate, amount, isCharge: true },
});

const INVOICE = { typeCode: '380', currency: 'EUR', seller: 'vat', buyer: 'vat', payment: 'transfer' } as const;

export const KINDS: readonly Kind[] = [
	{
		...INVOICE,
		name: 'rates',
		lines: [
			line('S', '19', '3', '33.33', 9499, { allowance: 1000, charge: 500 }),
			line('S', '7.00', '0.5', '19.99', 1000, { unit: 'KGM' }),
			line('Z', '0', '2', '5', 1000),
			line('E', '0', '1', '12.345', 1235, { unit: 'HUR' }),
		],
		adjustments: [
			allowance('S', '19', 300),
			allowance('S', '7.00', 100),
			charge('S', '19', 450),
			charge('E', '0', 65),
			charge('Z', '0', 1),
		],
		paid: 2000,
		rounding: 2,
		isFull: true,
		reasons: { E: 'Exempt by article 132' },
	},
	{
		...INVOICE,
		name: 'credit note',
		typeCode: '381',
		isCreditNote: true,
		seller: 'represented',
		payment: 'debit',
		lines: [line('S', '20.0', '1', '100', 10000), line('S', '5.5', '-2', '4.10', -820, { allowance: 0 })],
		adjustments: [allowance('S', '20.0', 1000)],
		isFull: true,
	},
	{
		...INVOICE,
		name: 'reverse charge',
		lines: [line('AE', '0', '10', '99.9', 99900, { unit: 'DAY', charge: 0 }), line('AE', '0.00', '1', '0.01', 1)],
		adjustments: [allowance('AE', '0', 900), charge('AE', '0', 25)],
		reasons: { AE: 'VATEX-EU-AE' },
	},
	{
		...INVOICE,
		name: 'within the Union',
		isFull: true,
		lines: [line('K', '0', '12', '1.5', 1800)],
		adjustments: [allowance('K', '0', 10), charge('K', '0', 20)],
		reasons: { K: 'VATEX-EU-IC' },
		payment: 'card',
	},
	{
		...INVOICE,
		name: 'export',
		currency: 'USD',
		taxCurrency: ['EUR', 0],
		buyer: 'registered',
		isFull: true,
		lines: [line('G', '0', '1', '1000', 100000)],
		adjustments: [allowance('G', '0', 1000), charge('G', '0', 2500)],
		paid: 101500,
		reasons: { G: 'Export' },
	},
	{
		...INVOICE,
		name: 'outside of VAT',
		seller: 'registered',
		buyer: 'registered',
		lines: [line('O', null, '1', '50', 5000), line('O', null, '2', '7', 1400)],
		adjustments: [allowance('O', null, 400), charge('O', null, 100)],
		reasons: { O: 'VATEX-EU-O' },
		payment: 'cash',
	},
	{
		...INVOICE,
		name: 'islands',
		lines: [line('L', '7', '1', '100', 10000), line('M', '4', '1', '100', 10000), line('S', '21', '1', '1', 100)],
		adjustments: [allowance('L', '7', 100), charge('L', '7', 50), allowance('M', '4', 100), charge('M', '4', 50)],
		seller: 'tax',
	},
	{
		...INVOICE,
		name: 'foreign currency',
		typeCode: '384',
		currency: 'SEK',
		taxCurrency: ['EUR', 2173],
		lines: [line('S', '25', '1', '1000.00', 100000)],
		rounding: -50,
		isFull: true,
	},
	{
		...INVOICE,
		name: 'corrected',
		typeCode: '380',
		lines: [line('S', '19', '-1', '80', -8000), line('Z', '0', '1', '20', 2000)],
		adjustments: [allowance('S', '19', -100), charge('Z', '0', -40)],
		paid: -500,
	},
];

export const money = (cents: number): string =>
	`${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

interface Row extends Part {
	readonly tax: number;
}

/** Half up, as the official rules round. */
const taxOf = (cents: number, rate: string | null): number => Math.round((cents * Number(rate ?? 0)) / 100 + 1e-9);

export interface Sums {
	readonly rows: readonly Row[];
	readonly lines: number;
	readonly allowances: number;
	readonly charges: number;
	readonly net: number;
	readonly tax: number;
	readonly due: number;
}

export function sumsOf({ lines, adjustments = [], paid = 0, rounding = 0 }: Kind): Sums {
	const rows = new Map<string, Part>();
	const take = ({ category, rate }: Part, amount: number): void => {
		const key = `${category} ${Number(rate ?? 0)}`;
		rows.set(key, { category, rate, amount: (rows.get(key)?.amount ?? 0) + amount });
	};
	for (const one of lines) take(one, one.amount);
	for (const one of adjustments) take(one, one.isCharge ? one.amount : -one.amount);
	const taxed = [...rows.values()].map((row) => ({ ...row, tax: taxOf(row.amount, row.rate) }));
	const add = (all: readonly { readonly amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0);
	const [charges, allowances] = [true, false].map((kind) => add(adjustments.filter(({ isCharge }) => isCharge === kind)));
	const net = add(lines) - allowances! + charges!;
	const tax = taxed.reduce((sum, one) => sum + one.tax, 0);
	return {
		rows: taxed,
		lines: add(lines),
		allowances: allowances!,
		charges: charges!,
		net,
		tax,
		due: net + tax - paid + rounding,
	};
}
