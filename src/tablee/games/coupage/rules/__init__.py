"""The rules of Coupage: `numbers` names cards, places and actions, `printed` holds the recipes, `cellars` is what lies
where and who knows it, `state` plays."""
