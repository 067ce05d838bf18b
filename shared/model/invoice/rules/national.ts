/** Rules of XRechnung 3.0, the national usage specification of Germany (BR-DE). */
import { isIban } from '../../../iban';
import { attributeOf, elementsAt, type XmlElement } from '../../metadata/xml-tree';
import type { Invoice, Payment, PaymentMeans, Term } from '../invoice';
import type { ReadInvoice } from '../read-invoice';
import { countedLines, isGiven, group, one, type RuleGroup } from './rule';

const TAXED = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];

/** The categories of lines, allowances and charges. */
const categoriesOf = (invoice: Invoice): Term[] =>
	[...countedLines(invoice), ...invoice.allowances, ...invoice.charges].map(({ taxCategory }) => taxCategory);

/** A line with a discount for early payment, as `#SKONTO#TAGE=14#PROZENT=2.25#`. */
const DISCOUNT = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;

/** Each line that begins with `#` is a discount, and ends with a line end. */
function hasRightDiscounts(terms: Term): boolean {
	const lines = (terms ?? '').split(/\r?\n/);
	return lines.every((line, index) => !line.trim().startsWith('#') || (DISCOUNT.test(line.trim()) && index + 1 < lines.length));
}

const isTransfer = ({ code }: PaymentMeans): boolean => code === '30' || code === '58';
const isByCard = ({ code }: PaymentMeans): boolean => ['48', '54', '55'].includes(code ?? '');
const isDebit = ({ code }: PaymentMeans): boolean => code === '59';
const hasDebit = ({ mandate, means }: Payment): boolean => isGiven(mandate) || means.some((one) => isGiven(one.debitedIban));
/** In CII the creditor identifier is one of the terms of a direct debit; in UBL it is one of the seller. */
const saysDebit = (payment: Payment, { syntax }: ReadInvoice): boolean =>
	hasDebit(payment) || (syntax === 'CII' && isGiven(payment.creditorId));

const means = (isOf: (one: PaymentMeans) => boolean) => (invoice: Invoice) => invoice.payment.means.filter(isOf);

const ATTACHMENTS = [
	'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/AdditionalReferencedDocument/AttachmentBinaryObject',
	'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject',
];

function areNamesUnique(root: XmlElement): boolean {
	const attachments = ATTACHMENTS.flatMap((path) => elementsAt(root, path));
	const names = attachments.flatMap((one) => attributeOf(one, 'filename') ?? []);
	return new Set(names).size === names.length;
}

export const NATIONAL: readonly RuleGroup[] = [
	group('invoice', 'XRECHNUNG', (invoice) => [invoice], [
		['BR-DE-1', 'The invoice says how it is paid (BG-16)', ({ payment }) => payment.means.length > 0],
		['BR-DE-15', 'The invoice has a buyer reference (BT-10)', ({ buyerReference }) => isGiven(buyerReference)],
		[
			'BR-DE-16',
			'If there is VAT, the seller has a VAT identifier (BT-31), a tax number (BT-32) or a representative (BG-11)',
			(invoice) => {
				const isTaxed = categoriesOf(invoice).some((category) => TAXED.includes(category ?? ''));
				const { seller, taxRepresentative } = invoice;
				return !isTaxed || taxRepresentative !== null || isGiven(seller?.vatId) || isGiven(seller?.taxId);
			},
		],
		[
			'BR-DE-18',
			'Discounts in the payment terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with a line end',
			({ payment }) => hasRightDiscounts(payment.terms),
		],
		['BR-DE-22', 'No two attachments have the same file name', (_, { root }) => areNamesUnique(root)],
		[
			'BR-DE-30',
			'A direct debit has a creditor identifier (BT-90)',
			({ payment }) => !hasDebit(payment) || isGiven(payment.creditorId),
		],
		[
			'BR-DE-31',
			'A direct debit has an account that is debited (BT-91)',
			({ payment }, read) => !saysDebit(payment, read) || payment.means.some(({ debitedIban }) => isGiven(debitedIban)),
		],
	]),
	group('payment', 'XRECHNUNG', means(isTransfer), [
		['BR-DE-23-a', 'A credit transfer has an account (BG-17)', ({ iban }) => isGiven(iban)],
		[
			'BR-DE-23-b',
			'A credit transfer has no card (BG-18) and no direct debit (BG-19)',
			({ card, debitedIban }) => !isGiven(card) && !isGiven(debitedIban),
		],
	]),
	group('payment', 'XRECHNUNG', means(isByCard), [
		['BR-DE-24-a', 'A payment by card has a card (BG-18)', ({ card }) => isGiven(card)],
		[
			'BR-DE-24-b',
			'A payment by card has no account (BG-17) and no direct debit (BG-19)',
			({ iban, debitedIban }) => !isGiven(iban) && !isGiven(debitedIban),
		],
	]),
	group('payment', 'XRECHNUNG', means(isDebit), [
		['BR-DE-25-a', 'A direct debit says what is debited (BG-19)', (_, read) => saysDebit(read.invoice.payment, read)],
		[
			'BR-DE-25-b',
			'A direct debit has no account of the payee (BG-17) and no card (BG-18)',
			({ iban, card }) => !isGiven(iban) && !isGiven(card),
		],
	]),
	group('seller', 'XRECHNUNG', ({ seller }) => one(seller), [
		['BR-DE-2', 'The seller has a contact (BG-6)', ({ contact }) => contact !== null],
		['BR-DE-3', 'The address of the seller has a city (BT-37)', ({ address }) => address === null || isGiven(address.city)],
		[
			'BR-DE-4',
			'The address of the seller has a post code (BT-38)',
			({ address }) => address === null || isGiven(address.postCode),
		],
	]),
	group('seller contact', 'XRECHNUNG', ({ seller }) => one(seller?.contact), [
		['BR-DE-5', 'The contact of the seller has a name (BT-41)', ({ name }) => isGiven(name)],
		['BR-DE-6', 'The contact of the seller has a telephone number (BT-42)', ({ phone }) => isGiven(phone)],
		['BR-DE-7', 'The contact of the seller has an e-mail address (BT-43)', ({ email }) => isGiven(email)],
	]),
	group('buyer', 'XRECHNUNG', ({ buyer }) => one(buyer?.address), [
		['BR-DE-8', 'The address of the buyer has a city (BT-52)', ({ city }) => isGiven(city)],
		['BR-DE-9', 'The address of the buyer has a post code (BT-53)', ({ postCode }) => isGiven(postCode)],
	]),
	group('delivery address', 'XRECHNUNG', ({ delivery }) => one(delivery?.address), [
		['BR-DE-10', 'An address of delivery has a city (BT-77)', ({ city }) => isGiven(city)],
		['BR-DE-11', 'An address of delivery has a post code (BT-78)', ({ postCode }) => isGiven(postCode)],
	]),
	group('VAT breakdown', 'XRECHNUNG', ({ taxes }) => taxes, [
		['BR-DE-14', 'A row of the VAT breakdown has a rate (BT-119)', ({ rate }) => isGiven(rate)],
	]),
];

const GUIDELINE =
	/^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0(?:#con|#compliant#urn:xeinkauf\.de:kosit:xrechnung:cvd|$)/;
const TYPES = ['326', '380', '381', '384', '389', '875', '876', '877'];
/** Something, one @, and a domain with a dot inside. */
const E_MAIL = /^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/;

const isAccount = (iban: Term): boolean => iban !== null && isIban(iban.replace(/\s/g, ''));

/** Recommendations of XRechnung. */
export const RECOMMENDED: readonly RuleGroup[] = [
	group('invoice', 'XRECHNUNG', (invoice) => [invoice], [
		[
			'BR-DE-17',
			'The type code is one of those of XRechnung (BT-3)',
			({ typeCode }) => TYPES.includes(typeCode ?? ''),
			({ typeCode }) => typeCode,
			TYPES.join(', '),
		],
		[
			'BR-DE-21',
			'The specification is XRechnung 3.0 (BT-24)',
			({ guideline }) => GUIDELINE.test(guideline ?? ''),
			({ guideline }) => guideline,
		],
		[
			'BR-DE-26',
			'A corrected invoice (384) names the preceding invoice (BG-3)',
			({ typeCode, precedingInvoices }) => typeCode !== '384' || precedingInvoices.length > 0,
		],
	]),
	group(
		'payment',
		'XRECHNUNG',
		means(({ code }) => code === '58'),
		[['BR-DE-19', 'The account of a SEPA credit transfer is an IBAN (BT-84)', ({ iban }) => isAccount(iban), ({ iban }) => iban]],
	),
	group('payment', 'XRECHNUNG', means(isDebit), [
		[
			'BR-DE-20',
			'The account of a SEPA direct debit is an IBAN (BT-91)',
			({ debitedIban }) => isAccount(debitedIban),
			({ debitedIban }) => debitedIban,
		],
	]),
	group('seller contact', 'XRECHNUNG', ({ seller }) => one(seller?.contact), [
		[
			'BR-DE-27',
			'A telephone number has three digits or more (BT-42)',
			({ phone }) => (phone?.replace(/\D/g, '').length ?? 0) >= 3,
			({ phone }) => phone,
		],
		['BR-DE-28', 'An e-mail address is one (BT-43)', ({ email }) => E_MAIL.test(email ?? ''), ({ email }) => email],
	]),
];
