/** Terms that an invoice must have, and conditions of single terms (EN 16931-1, 6.4: BR-01 to BR-65, BR-CO-04 to BR-CO-26). */
import { decimal } from '../decimal';
import type { Adjustment, Invoice, Period, Term } from '../invoice';
import { countedLines, group, hasReason, isGiven, one, type Row, type RuleGroup } from './rule';

const isNotNegative = (term: Term): boolean => term === null || (decimal(term)?.units ?? 0n) >= 0n;
/** Dates of ISO 8601 are in order as texts. */
const isInOrder = ({ start, end }: Period): boolean => start === null || end === null || end >= start;
const whole = (invoice: Invoice): readonly Invoice[] => [invoice];
const isTransfer = ({ code }: { readonly code: Term }): boolean => code === '30' || code === '58';

const adjustmentRows = (
	names: readonly [amount: string, category: string, reason: string, either: string],
): Row<Adjustment>[] => [
	[names[0], 'An allowance or charge has an amount (BT-92, BT-99)', ({ amount }) => isGiven(amount)],
	[names[1], 'An allowance or charge has a category of VAT (BT-95, BT-102)', ({ taxCategory }) => isGiven(taxCategory)],
	[names[2], 'An allowance or charge has a reason or its code', hasReason],
	[names[3], 'A reason of an allowance or charge is given as text, as code, or as both', hasReason],
];

const lineAdjustmentRows = (names: readonly [amount: string, reason: string, either: string]): Row<Adjustment>[] => [
	[names[0], 'An allowance or charge of a line has an amount (BT-136, BT-141)', ({ amount }) => isGiven(amount)],
	[names[1], 'An allowance or charge of a line has a reason or its code', hasReason],
	[names[2], 'A reason for a line is given as text, as code, or as both', hasReason],
];

export const REQUIRED: readonly RuleGroup[] = [
	group('invoice', 'all', whole, [
		['BR-01', 'The invoice names its specification (BT-24)', ({ guideline }) => isGiven(guideline)],
		['BR-02', 'The invoice has a number (BT-1)', ({ number }) => isGiven(number)],
		['BR-03', 'The invoice has an issue date (BT-2)', ({ issueDate }) => isGiven(issueDate)],
		['BR-04', 'The invoice has a type code (BT-3)', ({ typeCode }) => isGiven(typeCode)],
		['BR-05', 'The invoice has a currency (BT-5)', ({ currency }) => isGiven(currency)],
		['BR-06', 'The seller has a name (BT-27)', ({ seller }) => isGiven(seller?.name)],
		['BR-07', 'The buyer has a name (BT-44)', ({ buyer }) => isGiven(buyer?.name)],
		['BR-08', 'The seller has an address (BG-5)', ({ seller }) => (seller?.address ?? null) !== null],
		['BR-09', 'The address of the seller has a country (BT-40)', ({ seller }) => isGiven(seller?.address?.country)],
	]),
	group('invoice', 'above MINIMUM', whole, [
		['BR-10', 'The buyer has an address (BG-8)', ({ buyer }) => (buyer?.address ?? null) !== null],
		['BR-11', 'The address of the buyer has a country (BT-55)', ({ buyer }) => isGiven(buyer?.address?.country)],
		['BR-CO-18', 'There is a breakdown of VAT (BG-23)', ({ taxes }) => taxes.length > 0],
		[
			'BR-53',
			'If VAT has a currency of its own (BT-6), its total in that currency is there (BT-111)',
			({ taxCurrency, totals }) => taxCurrency === null || isGiven(totals.taxInAccountingCurrency),
		],
	]),
	group('seller', 'above MINIMUM', ({ seller }) => one(seller), [
		[
			'BR-CO-26',
			'The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31)',
			({ identifiers, legalId, vatId }) => identifiers.length > 0 || isGiven(legalId) || isGiven(vatId),
		],
		[
			'BR-62',
			'The electronic address of the seller has a scheme (BT-34)',
			({ electronicAddress }) => electronicAddress?.scheme !== null,
		],
	]),
	group('buyer', 'above MINIMUM', ({ buyer }) => one(buyer), [
		[
			'BR-63',
			'The electronic address of the buyer has a scheme (BT-49)',
			({ electronicAddress }) => electronicAddress?.scheme !== null,
		],
	]),
	group('payee', 'above MINIMUM', ({ payee }) => one(payee), [
		[
			'BR-17',
			'A payee has a name (BT-59), and is not the seller',
			({ name }, { seller }) => name !== null && name !== seller?.name,
			({ name }) => name,
		],
	]),
	group('tax representative', 'above MINIMUM', ({ taxRepresentative }) => one(taxRepresentative), [
		['BR-18', 'A tax representative has a name (BT-62)', ({ name }) => isGiven(name)],
		['BR-19', 'A tax representative has an address (BG-12)', ({ address }) => address !== null],
		['BR-20', 'The address of a tax representative has a country (BT-69)', ({ address }) => isGiven(address?.country)],
		['BR-56', 'A tax representative has a VAT identifier (BT-63)', ({ vatId }) => isGiven(vatId)],
	]),
	group('delivery address', 'above MINIMUM', ({ delivery }) => one(delivery?.address), [
		['BR-57', 'An address of delivery has a country (BT-80)', ({ country }) => isGiven(country)],
	]),
	group('period', 'above MINIMUM', ({ period }) => one(period), [
		['BR-29', 'The invoicing period does not end before it begins (BT-73, BT-74)', isInOrder, ({ end }) => end],
	]),
	group('payment', 'above MINIMUM', ({ payment }) => payment.means, [
		['BR-49', 'A means of payment has a code (BT-81)', ({ code }) => isGiven(code)],
		['BR-61', 'A credit transfer names an account (BT-84)', (means) => !isTransfer(means) || isGiven(means.iban)],
		['BR-51', 'A card has at most its last digits (BT-87)', ({ card }) => (card?.length ?? 0) <= 10],
	]),
	group('allowance', 'above MINIMUM', ({ allowances }) => allowances, adjustmentRows(['BR-31', 'BR-32', 'BR-33', 'BR-CO-21'])),
	group('charge', 'above MINIMUM', ({ charges }) => charges, adjustmentRows(['BR-36', 'BR-37', 'BR-38', 'BR-CO-22'])),
	group('VAT breakdown', 'above MINIMUM', ({ taxes }) => taxes, [
		['BR-45', 'A row of the VAT breakdown has a taxable amount (BT-116)', ({ basis }) => isGiven(basis)],
		['BR-46', 'A row of the VAT breakdown has an amount of VAT (BT-117)', ({ amount }) => isGiven(amount)],
		['BR-47', 'A row of the VAT breakdown has a category (BT-118)', ({ category }) => isGiven(category)],
		[
			'BR-48',
			'A row of the VAT breakdown has a rate (BT-119), unless VAT does not apply',
			({ rate, category }) => isGiven(rate) || category === 'O',
		],
	]),
	group('line', 'with lines', countedLines, [
		['BR-21', 'A line has an identifier (BT-126)', ({ id }) => isGiven(id)],
		['BR-22', 'A line has a quantity (BT-129)', ({ quantity }) => isGiven(quantity)],
		['BR-23', 'The quantity of a line has a unit (BT-130)', ({ unit }) => isGiven(unit)],
		['BR-24', 'A line has a net amount (BT-131)', ({ netAmount }) => isGiven(netAmount)],
		['BR-25', 'The item of a line has a name (BT-153)', ({ name }) => isGiven(name)],
		['BR-26', 'The item of a line has a net price (BT-146)', ({ netPrice }) => isGiven(netPrice)],
		[
			'BR-27',
			'The net price is not negative (BT-146)',
			({ netPrice }) => netPrice !== null && isNotNegative(netPrice),
			({ netPrice }) => netPrice,
		],
		[
			'BR-28',
			'The gross price is not negative (BT-148)',
			({ grossPrice }) => isNotNegative(grossPrice),
			({ grossPrice }) => grossPrice,
		],
		['BR-30', 'The period of a line does not end before it begins', ({ period }) => period === null || isInOrder(period)],
		[
			'BR-64',
			'The standard identifier of an item has a scheme (BT-157)',
			({ standardItemId }) => standardItemId?.scheme !== null,
		],
		['BR-CO-04', 'A line has a category of VAT (BT-151)', ({ taxCategory }) => isGiven(taxCategory)],
	]),
	group(
		'line allowance',
		'with lines',
		(invoice) => countedLines(invoice).flatMap(({ allowances }) => allowances),
		lineAdjustmentRows(['BR-41', 'BR-42', 'BR-CO-23']),
	),
	group(
		'line charge',
		'with lines',
		(invoice) => countedLines(invoice).flatMap(({ charges }) => charges),
		lineAdjustmentRows(['BR-43', 'BR-44', 'BR-CO-24']),
	),
];
