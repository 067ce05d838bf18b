import { conforms } from './conforms';

conforms('fill_form');
