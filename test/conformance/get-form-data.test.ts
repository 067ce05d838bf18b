import { conforms } from './conforms';

conforms('get_form_data');
