update items set amount = quantity, amount_start = quantity where quantity <> 1;
