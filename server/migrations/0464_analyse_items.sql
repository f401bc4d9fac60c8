analyze items;
