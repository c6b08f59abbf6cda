"""The rules of Coupage. `numbers` names cards, places and actions, `printed` holds the recipes, `cellars` is what lies
where and who knows it, and `state` plays. The chapters of the rulebook are `turn`, `piles`, `grapes`, `ageing`,
`payments`, `bottling`, `specials` and `abilities`; `actions` ties them to the decisions of a turn."""
