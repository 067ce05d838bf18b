/** Rules of XRechnung 3.0, the national usage specification of Germany (BR-DE). */
import { isGiven, group, one, type RuleGroup } from './rule';

export const NATIONAL: readonly RuleGroup[] = [
	group('invoice', 'XRECHNUNG', (invoice) => [invoice], [
		['BR-DE-1', 'The invoice says how it is paid (BG-16)', ({ payment }) => payment.means.length > 0],
		['BR-DE-15', 'The invoice has a buyer reference (BT-10)', ({ buyerReference }) => isGiven(buyerReference)],
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
