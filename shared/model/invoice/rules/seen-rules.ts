/** Rules about everything in an invoice, whose elements were seen anywhere in it. */
import type { XmlElement } from '../../metadata/xml-tree';
import type { Syntax } from '../read-invoice';
import type { Scope } from './rule';

/** Gathered while an invoice is gone through. */
export class Seen {
	readonly categories = new Set<string>();
	isOutsideOfItaly = false;
	hasTaxDate = false;
	hasTaxDateCode = false;
	hasTaxes = false;

	constructor(private readonly syntax: Syntax) {}

	take({ name, text }: XmlElement, parent: XmlElement | undefined): void {
		const above = parent?.name ?? '';
		if (this.syntax === 'UBL') this.takeUbl(name, text.trim(), above);
		else if (name === 'CategoryCode') this.takeCategory(text.trim());
		else if (name === 'CountryID') this.isOutsideOfItaly ||= text !== 'IT';
		else if (name === 'TaxPointDate') this.hasTaxDate = true;
		else if (name === 'DueDateTypeCode') this.hasTaxDateCode = true;
		else if (name === 'ApplicableTradeTax') this.hasTaxes ||= above === 'ApplicableHeaderTradeSettlement';
	}

	private takeUbl(name: string, text: string, above: string): void {
		if (name === 'ID' && (above === 'TaxCategory' || above === 'ClassifiedTaxCategory')) this.takeCategory(text);
		else if (name === 'IdentificationCode') this.isOutsideOfItaly ||= text !== 'IT';
		else if (above === 'Invoice' || above === 'CreditNote') {
			this.hasTaxes = true;
			this.hasTaxDate ||= name === 'TaxPointDate';
		} else if (name === 'DescriptionCode') this.hasTaxDateCode ||= above === 'InvoicePeriod';
	}

	/** Only these two are asked about. */
	private takeCategory(code: string): void {
		if (code === 'B' || code === 'S') this.categories.add(code);
	}
}

export const SEEN_RULES: readonly (readonly [rule: string, text: string, scope: Scope, holds: (seen: Seen) => boolean])[] = [
	[
		'BR-CO-03',
		'The date of VAT is given as a date (BT-7) or by a code (BT-8), not by both',
		'above MINIMUM',
		({ hasTaxes, hasTaxDate, hasTaxDateCode }) => !hasTaxes || !hasTaxDate || !hasTaxDateCode,
	],
	[
		'BR-B-01',
		'An invoice with the category B (split payment) names no country but Italy',
		'with lines',
		({ categories, isOutsideOfItaly }) => !categories.has('B') || !isOutsideOfItaly,
	],
	[
		'BR-B-02',
		'An invoice with the category B (split payment) does not have the category S',
		'with lines',
		({ categories }) => categories.size < 2,
	],
];
