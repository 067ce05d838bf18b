import { conforms } from './conforms';

conforms('flatten_form');
