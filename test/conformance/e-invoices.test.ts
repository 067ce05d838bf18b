import { conforms } from './conforms';

conforms('e_invoice');
